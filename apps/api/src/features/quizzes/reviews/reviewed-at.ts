/** A review may wait this long for a connection. */
const OLDEST_MS = 7 * 24 * 3600 * 1000;

/**
 * When a card was answered, for its spacing. A review that waited for a connection keeps its time, unless the card was
 * not due then, it is ahead of the server's clock, or too long ago: then it is the time of its arrival.
 */
export function reviewedAt(said: string | undefined, { dueAt, now }: { dueAt: Date; now: Date }): Date {
  if (said === undefined) return now;
  const at = new Date(said);
  const isCredible = at <= now && at >= dueAt && now.getTime() - at.getTime() <= OLDEST_MS;
  return isCredible ? at : now;
}
