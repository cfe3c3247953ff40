/** A moment as a field of date and time holds it, by this device's clock. */
export function typedMoment(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds as a moment; null when it is empty or not finished. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
