import { plural, t } from '@lingui/core/macro';
import type { Assignment, AssignedState, DueRule } from '@snapwell/contract/learning/assignments/assignments.schemas';
import type { Tone } from '#ui/action/chip.tsx';
import { formatDay, formatList, formatNumber } from '#platform/locale/format.ts';

const DAY_MS = 24 * 3_600_000;
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' };

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Today on this device. */
export const todayHere = (): string => new Date().toISOString().slice(0, 10);

/** '4 May', with the year where it is another one. */
export function shortDay(day: string, today: string): string {
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? SHORT : { ...SHORT, year: 'numeric' });
}

/** Whom an assignment asks. */
export function whoWords({ uids, groups, counts }: Pick<Assignment, 'uids' | 'groups' | 'counts'>): string {
  const people = formatNumber(counts.people);
  if (uids.length === 0 && groups.length === 0) return t`Everybody, ${people}`;
  const named = groups.map(({ name }) => name || t`A group that is gone`);
  const persons = uids.length;
  if (persons > 0) named.push(plural(persons, { one: 'one person', other: '# people' }));
  return named.length > 2 ? t`${formatNumber(named.length)} groups, ${people}` : `${formatList(named)}, ${people}`;
}

/** '12 months', 'one month'. */
export const monthsWords = (months: number): string => plural(months, { one: 'one month', other: '# months' });

export const stateWords = (state: AssignedState): string =>
  ({
    done: t`Done`,
    under_way: t`Under way`,
    grace: t`Over the day`,
    late: t`Late`,
    on_leave: t`On leave`,
    exempt: t`Exempt`,
  })[state];

/** How a state looks. */
export const STATE_TONES: Record<AssignedState, Tone> = {
  done: 'leaf',
  under_way: 'plain',
  grace: 'snap',
  late: 'berry',
  on_leave: 'sky',
  exempt: 'sky',
};

/** The second line beside an assignment: what is left, and by when. */
export function leftWords({ counts, next_due_on: dueOn, late_days: days, due }: Assignment, today: string): string {
  if (counts.late > 0)
    return t`${formatNumber(counts.late)} late, ${plural(days, { one: 'one day', other: '# days' })}`;
  const left = counts.people - counts.done - counts.exempt;
  if (left === 0) return t`Everybody is done`;
  const toGo = t`${formatNumber(left)} to go`;
  if (due.type === 'days') return t`${toGo}, ${plural(due.days, { one: 'one day', other: '# days' })} each`;
  return dueOn === null ? toGo : `${toGo}, ${untilWords(dueOn, today)}`;
}

/** 'by Tuesday' in this week, 'in 19 days' after it. */
export function untilWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days < 0) return t`since ${shortDay(day, today)}`;
  if (days === 0) return t`today`;
  return days < 7 ? t`by ${formatDay(day, WEEKDAY)}` : plural(days, { one: 'in one day', other: 'in # days' });
}

export function dueWords(due: DueRule): string {
  if (due.type === 'day') return formatDay(due.day);
  if (due.type === 'days') return plural(due.days, { one: 'one day', other: '# days' });
  return t`no day`;
}

/** The finding of the whole page, made from its numbers. */
export function headline(items: readonly Assignment[], today: string): string {
  if (items.length === 0) return t`Nothing is assigned.`;
  const late = items.filter(({ counts }) => counts.late > 0);
  const soon = items
    .filter(({ next_due_on: day, counts }) => day !== null && day >= today && counts.under_way > 0)
    .sort((a, b) => a.next_due_on!.localeCompare(b.next_due_on!))[0];
  if (soon && daysBetween(today, soon.next_due_on!) < 7) {
    const count = soon.counts.under_way;
    const day = daysBetween(today, soon.next_due_on!) === 0 ? null : formatDay(soon.next_due_on!, WEEKDAY);
    const people = plural(count, { one: 'One person has', other: '# people have' });
    return day ? t`${people} until ${day}.` : t`${people} until tonight.`;
  }
  // Whoever is late with two things is one person, so that people are counted of one assignment only.
  const lateOnes = late.length;
  if (lateOnes > 1) return plural(lateOnes, { one: '# assignment is late.', other: '# assignments are late.' });
  const latePeople = late[0]?.counts.late ?? 0;
  if (latePeople > 0) return plural(latePeople, { one: 'One person is late.', other: '# people are late.' });
  return t`Nobody is late.`;
}

/** How many run, and how many of them are late. */
export function subline(items: readonly Assignment[]): string {
  const running = plural(items.length, { one: 'One assignment runs.', other: '# assignments run.' });
  const late = items.filter(({ counts }) => counts.late > 0);
  if (late.length === 0) return running;
  const people = late[0]!.counts.late;
  const by = plural(people, { one: 'one person', other: '# people' });
  const lateOnes = late.length;
  return `${running} ${plural(lateOnes, { one: `One is late, by ${by}.`, other: '# are late.' })}`;
}
