import { addDays, type DayClock, dayOf, mondayOf, readCalendar } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput } from '../../request/skill-input.ts';

/** Days from the first to the last, as they are called behind 'you have finished nothing'. */
export interface Period {
  readonly name: string;
  readonly from: string;
  readonly through: string;
}

const WEEK = 7;
/** So many days back is still lately. */
const LATELY = 14;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const UP_TO_NOW = /\b(?:until|till|til|up to|by|as of|so far) (?:now|today)\b/g;
const SINCE =
  /\bsince (?:last |this )?(?:week|month|year|yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
/** 'May' and 'march' are words as well: a month is named where one of these stands before it. */
const BEFORE_A_MONTH = '(?:in|since|during|for|from|of|last|this)';

/** The past days that a question names; null where it names none. `today` is the member's own day. */
export function periodIn(question: string, today: string): Period | null {
  const text = question.toLowerCase().replaceAll(UP_TO_NOW, ' ');
  const named = relativeIn(text, today) ?? weekdayIn(text, today) ?? monthIn(text, today);
  return named && SINCE.test(text)
    ? { name: `since ${named.name.replace(/^(?:on|in) /, '')}`, from: named.from, through: today }
    : named;
}

/** What is named as it lies before today: yesterday, last week, the last seven days. */
function relativeIn(text: string, today: string): Period | null {
  const monday = mondayOf(today);
  const day = (name: string, back: number): Period => ({
    name,
    from: addDays(today, -back),
    through: addDays(today, -back),
  });
  if (/\byesterday\b|\blast (?:night|evening)\b/.test(text)) return day('yesterday', 1);
  if (/\btoday\b|\bthis (?:morning|afternoon|evening)\b|\btonight\b/.test(text)) return day('today', 0);
  if (/\b(?:last|past|previous) (?:week|wk)\b|\bweek before\b/.test(text))
    return { name: 'last week', from: addDays(monday, -WEEK), through: addDays(monday, -1) };
  if (/\bthis (?:week|wk)\b|\bweekly\b/.test(text)) return { name: 'this week', from: monday, through: today };
  const days = /\b(?:last|past) (\d{1,2}|seven|ten|few) days\b/.exec(text)?.[1];
  if (days !== undefined) {
    const many = { seven: WEEK, ten: 10, few: WEEK }[days] ?? Number(days);
    return { name: `in the last ${many} days`, from: addDays(today, 1 - many), through: today };
  }
  if (/\bthis month\b/.test(text)) return { name: 'this month', from: `${today.slice(0, 8)}01`, through: today };
  if (/\blast month\b/.test(text)) {
    const end = addDays(`${today.slice(0, 8)}01`, -1);
    return { name: 'last month', from: `${end.slice(0, 8)}01`, through: end };
  }
  if (/\bthis year\b/.test(text)) return { name: 'this year', from: `${today.slice(0, 4)}-01-01`, through: today };
  if (/\b(?:lately|recently)\b/.test(text)) return { name: 'lately', from: addDays(today, -LATELY), through: today };
  return null;
}

/** The last day of that name, today too. */
function weekdayIn(text: string, today: string): Period | null {
  const at = WEEKDAYS.findIndex((name) => new RegExp(String.raw`\b${name.toLowerCase()}\b`).test(text));
  const name = WEEKDAYS[at];
  if (name === undefined) return null;
  const day = addDays(today, -((weekdayOf(today) - at + WEEK) % WEEK));
  return { name: `on ${name}`, from: day, through: day };
}

/** The last month of that name. */
function monthIn(text: string, today: string): Period | null {
  const at = MONTHS.findIndex((name) => new RegExp(String.raw`\b${BEFORE_A_MONTH} ${name.toLowerCase()}\b`).test(text));
  const name = MONTHS[at];
  if (name === undefined) return null;
  const year = Number(today.slice(0, 4)) - (at + 1 > Number(today.slice(5, 7)) ? 1 : 0);
  const first = (month: number) => `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return { name: `in ${name}`, from: first(at), through: addDays(first(at + 1), -1) };
}

/** 0 for a Monday. */
export const weekdayOf = (day: string): number => WEEKDAYS.findIndex((_, at) => addDays(mondayOf(day), at) === day);
export const weekdayName = (day: string): string => WEEKDAYS[weekdayOf(day)]!;

export const isIn = (day: string, { from, through }: Period): boolean => day >= from && day <= through;

/** The day that it is for the member, by their own clock. */
export async function todayOf(input: Pick<SkillInput, 'world' | 'request'>): Promise<string> {
  return dayOf(input.request.at, await clockOf(input));
}

/** When a day begins and ends for the member. */
export async function clockOf({
  world,
  request: { caller, at },
}: Pick<SkillInput, 'world' | 'request'>): Promise<DayClock> {
  return inOrganization(world.db, caller.orgId, async (scope) => (await readCalendar(scope, caller.uid, at)).clock);
}
