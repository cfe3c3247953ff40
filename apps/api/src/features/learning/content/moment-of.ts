/** Reports that waited for a connection keep the time they were made, unless the device's clock is ahead or absurd. */
const OLDEST_MS = 60 * 24 * 3600 * 1000;

export function momentOf(reported: string | undefined, now: Date): Date {
  if (reported === undefined) return now;
  const at = new Date(reported);
  return at > now || now.getTime() - at.getTime() > OLDEST_MS ? now : at;
}
