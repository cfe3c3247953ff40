import { formatDate, formatTime } from '#platform/locale/format.ts';

/** '07:12' of today, '22 Nov, 07:12' of another day. */
export function shortMoment(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  if (isToday) return formatTime(at);
  return formatDate(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

/** '22 Nov' */
export const shortDay = (at: string): string => formatDate(at, { day: 'numeric', month: 'short' });
