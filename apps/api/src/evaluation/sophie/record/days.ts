import { addDays, mondayOf } from '#features/gamification/index.ts';
import type { Fact } from './said.ts';

/** Days from the first to the last. */
export interface Period {
  readonly from: string;
  readonly through: string;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const FIRST_DAY = '2000-01-01';
const DAY_MS = 86_400_000;

export const isIn = (day: string | null, { from, through }: Period): boolean =>
  day !== null && day >= from && day <= through;

/** From one day to another: 1 when `to` is the day after. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const weekdayOf = (day: string): number => daysBetween(mondayOf(day), day);

/** The last day of that name, today too. */
const lastDay = (weekday: number, today: string): string => addDays(today, -((weekdayOf(today) - weekday + 7) % 7));

export const thisWeek = (today: string): Period => ({ from: mondayOf(today), through: today });
export const lastWeek = (today: string): Period => ({
  from: addDays(mondayOf(today), -7),
  through: addDays(mondayOf(today), -1),
});
export const thisMonth = (today: string): Period => ({ from: `${today.slice(0, 7)}-01`, through: today });

/** The time in the past that a question names; null where it names none. */
export function periodIn(asked: string, today: string): Period | null {
  const upToNow = asked.replaceAll(/\b(?:until|till|til|up to|by|as of|so far) (?:now|today)\b/g, ' ');
  const has = (pattern: RegExp) => pattern.test(upToNow);
  const yesterday = addDays(today, -1);
  const month = MONTHS.findIndex((name) => has(new RegExp(String.raw`\b(?:in|since|for|during|or) ${name}\b`)));
  const weekday = WEEKDAYS.findIndex((name) =>
    has(new RegExp(String.raw`\b${name.slice(0, 3)}(?:${name.slice(3)})?\b`)),
  );
  if (has(/\btoday\b|\bthis (?:morning|afternoon|evening)\b|\bso far today\b|\bper day today\b/))
    return { from: today, through: today };
  if (has(/\byesterday|\blast (?:night|evening)\b/)) return { from: yesterday, through: yesterday };
  if (has(/\bweek ?end\b/)) return { from: addDays(lastDay(6, today), -1), through: lastDay(6, today) };
  if (has(/\bsince (?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/) && weekday >= 0)
    return { from: lastDay(weekday, today), through: today };
  if (weekday >= 0) return { from: lastDay(weekday, today), through: lastDay(weekday, today) };
  if (has(/\b(?:last|past) (?:seven|7) days\b/)) return { from: addDays(today, -6), through: today };
  if (has(/\b(?:this|the) (?:week|wk)\b(?! (?:before|of learning))/)) return thisWeek(today);
  if (has(/\blast (?:week|wk)\b/)) return lastWeek(today);
  if (has(/\bthis month\b/)) return thisMonth(today);
  if (has(/\blast month\b/)) {
    const end = addDays(thisMonth(today).from, -1);
    return { from: `${end.slice(0, 7)}-01`, through: end };
  }
  if (has(/\bthis year\b/)) return { from: `${today.slice(0, 4)}-01-01`, through: today };
  if (has(/\b(?:lately|recently|last (?:few )?days|these days)\b/))
    return { from: addDays(today, -13), through: today };
  return month < 0 ? null : monthNamed(month, has(/\bsince\b/), today);
}

/** The last month of that name; with `isSince` all the time from its beginning. */
function monthNamed(month: number, isSince: boolean, today: string): Period {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = `${month + 1 > now ? year - 1 : year}-${String(month + 1).padStart(2, '0')}`;
  return { from: `${first}-01`, through: isSince ? today : `${first}-31` };
}

/** The time to come that a question names as an end; null where it names none. */
export function endIn(asked: string, today: string): string | null {
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(String.raw`\b${name.slice(0, 3)}(?:${name.slice(3)})?\b`).test(asked),
  );
  if (/\btoday\b|\btonight\b|\bnow\b/.test(asked)) return today;
  if (/\btomorr?ow\b|\btmrw\b/.test(asked)) return addDays(today, 1);
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  if (/\bweek\b/.test(asked)) return addDays(mondayOf(today), 6);
  if (/\bmonth\b/.test(asked)) return `${today.slice(0, 7)}-31`;
  return null;
}

export const ALL_TIME: Period = { from: FIRST_DAY, through: '2999-12-31' };

/** It says the day: as a date, or as somebody says it on the day `today`. */
export function onDay(day: string, today: string): Fact {
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = `${MONTHS[month - 1]!.slice(0, 3)}[a-z]*`;
  const away = daysBetween(today, day);
  const near = [
    ...(away === 0 ? ['today', 'this morning', 'tonight', 'right now'] : []),
    ...(away === -1 ? ['yesterday', 'last night'] : []),
    ...(away === 1 ? ['tomorrow'] : []),
    ...(away < 0 ? [String.raw`${-away} days? ago`] : [String.raw`in ${away} days?`, `${away} days? (?:left|to go)`]),
    ...(away !== 0 && away % 7 === 0
      ? [`${Math.abs(away) / 7} weeks? ago`, 'a week ago', `in ${away / 7} weeks?`]
      : []),
    ...(Math.abs(away) < 8
      ? [`(?:on|last|next|this|by) ${WEEKDAYS[weekdayOf(day)]}`, `^\\W*${WEEKDAYS[weekdayOf(day)]}`]
      : []),
  ];
  const pattern = new RegExp(
    [
      day,
      String.raw`\b0?${date}(?:st|nd|rd|th)?(?: of)? ${name}`,
      String.raw`\b${name}\.? 0?${date}(?:st|nd|rd|th)?\b`,
      String.raw`\b0?${date}[./]0?${month}\b`,
      ...near.map((each) => String.raw`${each.startsWith('^') ? '' : String.raw`\b`}${each}\b`),
    ].join('|'),
    'i',
  );
  return ({ sentences }) => sentences.some((sentence) => pattern.test(sentence));
}
