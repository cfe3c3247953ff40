import { plural, selectOrdinal, t } from '@lingui/core/macro';
import { formatNumber } from '#platform/locale/format.ts';

/** 'Welcome' to somebody who joined today, else 'Welcome back'; with the first name where there is one (spec §2, §4). */
export function greetingOf({ firstName, isJoinedToday }: { firstName: string; isJoinedToday: boolean }): string {
  if (!firstName) return isJoinedToday ? t`Welcome` : t`Welcome back`;
  return isJoinedToday ? t`Welcome, ${firstName}` : t`Welcome back, ${firstName}`;
}

export function streakLine(days: number): string {
  if (days === 0) return t`Start Your Learning Journey`;
  return t`${plural(days, { one: '# day in a row', other: '# days in a row' })}`;
}

/**
 * Where the points above it come from. Not only the visit: something may have been finished before the dialog was
 * closed.
 */
export function earnedLine(points: { earned: number; bonus: number; total: number }): string {
  if (points.earned === 0) return t`snap points so far`;
  const [bonus, total] = [formatNumber(points.bonus), formatNumber(points.total)];
  return points.bonus > 0
    ? t`earned today, ${bonus} of them for your streak · ${total} in all`
    : t`earned today · ${total} in all`;
}

export function nextBonusLine({ points, inDays }: { points: number; inDays: number }): string {
  return t`${points} in ${plural(inDays, { one: '# day', other: '# days' })}`;
}

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(rank: number): string {
  return t`${selectOrdinal(rank, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`;
}
