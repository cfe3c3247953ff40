const number = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1 day`, `1,240 days`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

export const ordinal = (amount: number): string => `${number.format(amount)}${ENDINGS[rules.select(amount)]}`;
export const dayInWords = (at: Date): string => day.format(at);

/** Minutes as they are said: `1 hour and 5 minutes`. */
export const inHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return count(minutes, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} and ${count(rest, 'minute')}`;
};
