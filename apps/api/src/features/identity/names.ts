/** Splits a display name as the registration does: the first word, then the rest (spec §3). */
export function splitDisplayName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The display name with spaces removed, in lower case (spec §3). */
export function usernameOf(displayName: string): string {
  return displayName.replaceAll(/\s+/g, '').toLowerCase();
}
