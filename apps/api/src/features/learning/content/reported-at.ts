/** A report may wait this long for a connection. */
const OLDEST_MS = 7 * 24 * 3600 * 1000;

/**
 * When something happened. Reports that waited for a connection keep the time they were made, unless it is ahead of
 * the server's clock, too long ago, or before the person became a member: then it is the time of their arrival.
 */
export function reportedAt(reported: string | undefined, { now, joinedAt }: { now: Date; joinedAt: Date }): Date {
  if (reported === undefined) return now;
  const at = new Date(reported);
  const isCredible = at <= now && at >= joinedAt && now.getTime() - at.getTime() <= OLDEST_MS;
  return isCredible ? at : now;
}
