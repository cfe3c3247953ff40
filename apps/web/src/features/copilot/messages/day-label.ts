const GAP_MS = 3_600_000;

/** The line over a message that begins a new part of the conversation: another day, or an hour later. */
export function dayLabel(timestamp: number, before: number | undefined, now: number): string | null {
  if (before !== undefined && timestamp - before < GAP_MS && isSameDay(timestamp, before)) return null;
  const time = new Date(timestamp).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  if (isSameDay(timestamp, now)) return `Today, ${time}`;
  if (isSameDay(timestamp, now - 24 * GAP_MS)) return `Yesterday, ${time}`;
  return `${new Date(timestamp).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}, ${time}`;
}

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();
