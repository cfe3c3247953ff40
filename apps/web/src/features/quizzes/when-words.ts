const DAY_MS = 86_400_000;

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** A moment to come, in words: 'tomorrow', 'on Monday', 'on 3 May', 'at 14:30' when it is today. */
export function whenWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS);
  if (days <= 0) return `at ${at.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}`;
  return dayWords(iso, now);
}

/** The day alone: 'today', 'tomorrow', 'on Monday', 'on 3 May'. */
export function dayWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 7) return `on ${at.toLocaleDateString(undefined, { weekday: 'long' })}`;
  return `on ${at.toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}`;
}

/** '9 days', '1 day', 'a few hours'. */
export function pauseWords(from: string, to: string): string {
  const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
  const days = Math.round(hours / 24);
  if (days >= 1) return days === 1 ? 'a day' : `${days} days`;
  return hours >= 2 ? 'a few hours' : 'a short pause';
}

/** `4:48`. */
export function durationWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
