import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { addDays, listCalendarDays, mondayOf } from '#features/gamification/index.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count, dayInWords } from '#features/copilot/skills/in-words.ts';
import { finishedBy } from '../progress/finished-by.ts';
import { isIn, type Period, periodIn, todayOf, weekdayName } from '../period-in.ts';

const WEEK = 7;
/** So many weeks are looked through for the best one, and for the days on which somebody mostly learns. */
const WEEKS = 26;

const BEST_WEEK = /\b(?:best|strongest|record|most (?:active|productive|points in a)|busiest) week\b/i;
const USUAL_DAYS =
  /\bweekdays?\b.*\bmost\b|\bmost\b.*\bweekdays?\b|\bdays? of the week\b|\b(?:mostly|usually|normally|mainly)\b.*\b(?:weekends?|weekdays?|days?)\b|\b(?:weekends?|days?)\b.*\b(?:mostly|usually|normally|mainly)\b|\b(?:what|which) days? (?:of the week )?(?:am|do) i (?:usually|mostly|most|normally)\b/i;
const BEST_DAY =
  /\b(?:best|strongest|busiest|hardest|record|golden|top|most (?:active|productive|hard ?working)) (?:learning )?day\b/i;
const TWO_DAYS =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b.*\b(?:or|than|vs|versus|and)\b.*\b(?!\1)(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** Whether one was here on a day that is named. */
const WAS_THERE =
  /\b(?:was|were|am) i (?:even |really |at all )?(?:here|there|on|in|active|online)\b|\b(?:did|have) i (?:even |really )?(?:open|opened|log|logged|learn|learned|show|come|do anything)\b|\b(?:got|have|had) me (?:down|here|as)\b/i;
const EACH_DAY = /\bpoints?\b.*\b(?:(?:per|each|every|by|a) day|day (?:by|after) day|daily)\b|\bdaily points\b/i;
/** So many days are listed. */
const LISTED = 14;
const MISSED_DAYS = /\bdays?\b.*\b(?:skip\w*|miss\w*|not (?:learn|here)|did ?n[o']?t|off)\b/i;
const WHICH_DAYS = /\b(?:which|what|how many) (?:week)?days?\b/i;

interface Day {
  readonly day: string;
  readonly points: number;
  readonly isActive: boolean;
}

/** This week beside the one before; or, where that is asked, its days, the best week or day, and the usual days. */
export const sayWeeks: Skill = async (input) => {
  const { question } = input.request;
  const today = await todayOf(input);
  const since: Period = { name: '', from: addDays(mondayOf(today), -WEEK * WEEKS), through: today };
  const own = { actions: [{ title: 'Open your own page', url: webPath('me', { orgId: input.request.caller.orgId }) }] };
  const say = (text: string): StreamLine => {
    input.writer.write({ content: text });
    return own;
  };
  if (BEST_WEEK.test(question)) return say(bestWeek(await daysOf(input, since)));
  if (USUAL_DAYS.test(question)) return say(usualDays(await daysOf(input, since)));
  const week: Period = { name: 'this week', from: mondayOf(today), through: today };
  const named = periodIn(question, today);
  // 'Was Thursday my best day this week' asks of the week, and not of the Thursday.
  const isDay = named !== null && !/month|week|year/.test(named.name);
  const period = named === null || isDay ? week : named;
  if (TWO_DAYS.test(question)) {
    const lately = { name: 'in the last 7 days', from: addDays(today, 1 - WEEK), through: today };
    const isNamed = ({ day }: Day) => new RegExp(`\\b${weekdayName(day)}\\b`, 'i').test(question);
    return say(eachDay((await daysOf(input, lately)).filter(isNamed), { ...lately, name: 'on these days' }));
  }
  if (named && isDay && named.from === named.through && WAS_THERE.test(question))
    return say(wasThere((await daysOf(input, named))[0]!));
  if (BEST_DAY.test(question)) {
    const when = named === null ? { ...since, name: `in the last ${WEEKS} weeks` } : period;
    return say(bestDay(await daysOf(input, when), when));
  }
  if (EACH_DAY.test(question)) {
    const when = named ?? { name: 'in the last 7 days', from: addDays(today, 1 - WEEK), through: today };
    return say(eachDay(await daysOf(input, when), when));
  }
  if (MISSED_DAYS.test(question)) {
    const lately =
      named === null ? { name: 'in the last 14 days', from: addDays(today, 1 - 2 * WEEK), through: today } : period;
    return say(daysWithout(await daysOf(input, lately), lately));
  }
  if (WHICH_DAYS.test(question)) return say(daysWith(await daysOf(input, period), period));
  return say(await (/\bmonths?\b/i.test(question) ? twoMonths(input, today) : twoWeeks(input, week)));
};

function twoWeeks(input: SkillInput, week: Period): Promise<string> {
  const before = { name: 'last week', from: addDays(week.from, -WEEK), through: addDays(week.from, -1) };
  return compare(input, week, before);
}

const COMPARES =
  /\b(?:this|than|then|compar\w*|more|less|better|worse|vs|versus|against|before|previous|beside|old|new)\b/i;

/** This month beside the last one, or the last one alone where nothing is compared. */
async function twoMonths(input: SkillInput, today: string): Promise<string> {
  const firstOf = (day: string) => `${day.slice(0, 8)}01`;
  const end = addDays(firstOf(today), -1);
  const last = { name: 'last month', from: firstOf(end), through: end };
  const { question } = input.request;
  if (/\blast month\b/i.test(question) && !COMPARES.test(question)) {
    const { points, items } = await doneIn(input, last);
    return `Last month you earned **${count(points, 'point')}** and finished ${count(items, 'item')}.`;
  }
  return compare(input, { name: 'this month', from: firstOf(today), through: today }, last);
}

/** What was done in a time that goes on, beside the whole of the one before. */
async function compare(input: SkillInput, period: Period, last: Period): Promise<string> {
  const [now, before] = await Promise.all([doneIn(input, period), doneIn(input, last)]);
  const gap = now.points - before.points;
  const compared =
    gap === 0
      ? `That is as many as ${last.name}.`
      : `That is ${count(Math.abs(gap), 'point')} ${gap > 0 ? 'more' : 'fewer'} than in the whole of ${last.name}.`;
  return `${capital(period.name)} you have earned **${count(now.points, 'point')}** and finished ${count(now.items, 'item')}; ${last.name} it was **${count(before.points, 'point')}** and ${count(before.items, 'item')}. ${compared}`;
}

async function doneIn(input: SkillInput, period: Period): Promise<{ points: number; items: number }> {
  const { items: days } = await listCalendarDays(input.world, input.request.caller, period);
  const finished = (await finishedBy(input)).filter(({ day }) => isIn(day, period));
  return { points: days.reduce((sum, { points }) => sum + points, 0), items: finished.length };
}

/** Every day of a time, with what it brought. */
async function daysOf(input: SkillInput, { from, through }: Period): Promise<Day[]> {
  const { items } = await listCalendarDays(input.world, input.request.caller, { from, through });
  const days: Day[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const own = items.find((each) => each.day === day);
    days.push({ day, points: own?.points ?? 0, isActive: own?.mark === 'visited' || (own?.points ?? 0) > 0 });
  }
  return days;
}

function bestWeek(days: readonly Day[]): string {
  const weeks = [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([monday, some]) => ({
    monday,
    points: some.reduce((sum, { points }) => sum + points, 0),
  }));
  const best = weeks.toSorted((a, b) => b.points - a.points)[0];
  return best === undefined || best.points === 0
    ? `You have earned no points in the last ${WEEKS} weeks.`
    : `Your best week was that of **Monday, ${inWords(best.monday)}**: **${count(best.points, 'point')}**.`;
}

function usualDays(days: readonly Day[]): string {
  const byName = [...Map.groupBy(days, ({ day }) => weekdayName(day))]
    .map(([name, some]) => ({ name, times: some.filter(({ isActive }) => isActive).length }))
    .toSorted((a, b) => b.times - a.times);
  const [first, second] = byName;
  const least = byName.at(-1);
  if (!first || first.times === 0) return `You haven't been here in the last ${WEEKS} weeks.`;
  const then = second && second.times > 0 ? `, then on **${second.name}s** (${count(second.times, 'time')})` : '';
  const seldom =
    least && least.times < first.times ? `, least on **${least.name}s** (${count(least.times, 'time')})` : '';
  return `Mostly on **${first.name}s**: ${count(first.times, 'time')} in the last ${WEEKS} weeks${then}${seldom}.`;
}

function bestDay(days: readonly Day[], { name }: Period): string {
  const best = days.toSorted((a, b) => b.points - a.points)[0];
  return best === undefined || best.points === 0
    ? `You have earned no points ${name} yet.`
    : `Your best day ${name} was **${weekdayName(best.day)}, ${inWords(best.day)}**, with **${count(best.points, 'point')}**.`;
}

function eachDay(days: readonly Day[], { name }: Period): string {
  const sum = days.reduce((all, { points }) => all + points, 0);
  const shown = days.length > LISTED ? days.filter(({ points }) => points > 0).slice(-LISTED) : days;
  const lines = shown.map(({ day, points }) => `- ${weekdayName(day)}, ${inWords(day)}: ${count(points, 'point')}`);
  return `You earned **${count(sum, 'point')}** ${name}${sum === 0 ? '.' : `:\n\n${lines.join('\n')}`}`;
}

const wasThere = ({ day, points, isActive }: Day): string =>
  isActive
    ? `**Yes**: you were here on ${weekdayName(day)}, ${inWords(day)}, and earned **${count(points, 'point')}**.`
    : `**No**: you were not here on ${weekdayName(day)}, ${inWords(day)}.`;

function daysWith(days: readonly Day[], { name }: Period): string {
  const active = days.filter(({ isActive }) => isActive);
  return active.length === 0
    ? `You have not been here on any day ${name}.`
    : `You were here on **${count(active.length, 'day')}** ${name}:\n\n${listOf(active)}`;
}

function daysWithout(days: readonly Day[], { name }: Period): string {
  const missed = days.filter(({ isActive }) => !isActive);
  return missed.length === 0
    ? `None: you were here on every day ${name}.`
    : `You were not here on **${count(missed.length, 'day')}** ${name}:\n\n${listOf(missed)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (days: readonly Day[]): string =>
  days
    .map(
      ({ day, points }) => `- ${weekdayName(day)}, ${inWords(day)}${points > 0 ? `: ${count(points, 'point')}` : ''}`,
    )
    .join('\n');
const inWords = (day: string): string => dayInWords(new Date(`${day}T12:00:00Z`));
