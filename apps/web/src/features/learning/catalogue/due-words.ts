const DAY_MS = 24 * 3600 * 1000;
const SOON_DAYS = 4;

/** Close enough to be marked. */
export function isDueSoon(dueOn: string, now = Date.now()): boolean {
  return Date.parse(dueOn) - now < SOON_DAYS * DAY_MS;
}

/** 'due Tuesday', 'due 30 November', 'overdue since 3 May'. */
export function dueWords(dueOn: string, isOverdue: boolean, now = Date.now()): string {
  const date = new Date(`${dueOn}T12:00:00`);
  const day = date.toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
  if (isOverdue) return `overdue since ${day}`;
  const days = Math.ceil((Date.parse(dueOn) - now) / DAY_MS);
  if (days <= 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  return `due ${days < 7 ? date.toLocaleDateString(undefined, { weekday: 'long' }) : day}`;
}
