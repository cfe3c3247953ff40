import { t } from '@lingui/core/macro';
import { formatDay } from '#platform/locale/format.ts';

const DAY_MS = 24 * 3600 * 1000;
const SOON_DAYS = 4;

/** Close enough to be marked. */
export function isDueSoon(dueOn: string, now = Date.now()): boolean {
  return Date.parse(dueOn) - now < SOON_DAYS * DAY_MS;
}

/** 'due Tuesday', 'due 30 November', 'overdue since 3 May'. */
export function dueWords(dueOn: string, isOverdue: boolean, now = Date.now()): string {
  const day = formatDay(dueOn, { day: 'numeric', month: 'long' });
  if (isOverdue) return t`overdue since ${day}`;
  const days = Math.ceil((Date.parse(dueOn) - now) / DAY_MS);
  if (days <= 0) return t`due today`;
  if (days === 1) return t`due tomorrow`;
  if (days >= 7) return t`due ${day}`;
  const weekday = formatDay(dueOn, { weekday: 'long' });
  return t`due ${weekday}`;
}
