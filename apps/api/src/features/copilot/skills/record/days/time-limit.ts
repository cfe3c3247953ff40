import { count, inHours } from '#features/copilot/skills/in-words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'half an': 0.5,
  'half a': 0.5,
  'a quarter of an': 0.25,
  'quarter of an': 0.25,
  'three quarters of an': 0.75,
};
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`;
const SAID = new RegExp(`\\b(${NUMBER})[ -]?(min(?:ute)?s?|h(?:ou)?rs?)\\b`, 'i');
/** What asks whether something is done in that time. */
const ASKS_WHETHER =
  /\b(?:fits?|enough|in time|shorter|longer|under|within|squeeze|manage|make it|suffice|(?:can|could|will|would|do) i (?:\w+ )?(?:finish|do|get|need|have))\b|\bis (?:it|that|this)\b/i;
const HOUR = 60;

/** The minutes in which somebody asks whether something is done; null where they ask no such thing. */
export function limitIn(question: string): number | null {
  const [, amount, unit] = SAID.exec(question) ?? [];
  if (amount === undefined || unit === undefined || !ASKS_WHETHER.test(question)) return null;
  const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  return Math.round(/^h/i.test(unit) ? number * HOUR : number);
}

/** Whether so many minutes are enough, before what takes them is said; '' where no time is named. */
export function verdictOn(limit: number | null, needed: number): string {
  if (limit === null) return '';
  const time = limit < HOUR ? count(limit, 'minute') : inHours(limit);
  return needed <= limit ? `**Yes**, ${time} ${limit === 1 ? 'is' : 'are'} enough. ` : `**No**, not in ${time}. `;
}
