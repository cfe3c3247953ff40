/**
 * False when a text somewhere inside is one that the database cannot hold: with the character zero, or half of a
 * character.
 */
export function isWritable(value: unknown): boolean {
  // A list of what is still to be looked at instead of a call for each level: what was sent may be nested without end.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (Array.isArray(next)) for (const item of next) waiting.push(item);
    else if (typeof next === 'object' && next !== null)
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
  }
  return true;
}
