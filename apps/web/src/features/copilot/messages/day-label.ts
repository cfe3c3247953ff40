import { formatDate, formatTime } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
const GAP_MS = 3_600_000;

/** The line over a message that begins a new part of the conversation: another day, or an hour later. */
export function dayLabel(timestamp: number, before: number | undefined, now: number): string | null {
  if (before !== undefined && timestamp - before < GAP_MS && isSameDay(timestamp, before)) return null;
  const time = formatTime(timestamp);
  if (isSameDay(timestamp, now)) return t`Today, ${time}`;
  if (isSameDay(timestamp, now - 24 * GAP_MS)) return t`Yesterday, ${time}`;
  const day = formatDate(timestamp, { day: 'numeric', month: 'long' });
  return `${day}, ${time}`;
}

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();
