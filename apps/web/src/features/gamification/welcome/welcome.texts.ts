/** The welcome dialog's words (spec §2, §4). */
export const START_TITLE = 'Start Your Learning Journey';

/** 'Welcome' to somebody who joined today, else 'Welcome back'; with the first name where there is one. */
export function greetingOf({ firstName, isJoinedToday }: { firstName: string; isJoinedToday: boolean }): string {
  const greeting = isJoinedToday ? 'Welcome' : 'Welcome back';
  return firstName ? `${greeting}, ${firstName}` : greeting;
}

export function streakLine(days: number): string {
  return days === 0 ? START_TITLE : days === 1 ? '1 day in a row' : `${days.toLocaleString()} days in a row`;
}

/**
 * Where the points above it come from. Not only the visit: something may have been finished before the dialog was
 * closed.
 */
export function earnedLine({ earned, bonus, total }: { earned: number; bonus: number; total: number }): string {
  if (earned === 0) return 'snap points so far';
  const what = bonus > 0 ? `earned today, ${bonus} of them for your streak` : 'earned today';
  return `${what} · ${total.toLocaleString()} in all`;
}

export function nextBonusLine({ points, inDays }: { points: number; inDays: number }): string {
  return `${points} in ${inDays} ${inDays === 1 ? 'day' : 'days'}`;
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString()}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;
}
