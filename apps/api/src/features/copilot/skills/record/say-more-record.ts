import { badges } from '@snapwell/contract/gamification/badges';
import { getHome } from '#features/catalogue/index.ts';
import {
  addDays,
  dayOf,
  listBadges,
  listCalendarDays,
  readCalendar,
  readStanding,
} from '#features/gamification/index.ts';
import { countDueReviews } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count, dayInWords } from '../in-words.ts';
import { moduleNamed } from '../named-in.ts';
import { namesNothingHere } from './part-named.ts';
import { isIn, periodIn, todayOf } from './period-in.ts';
import { sayTimeOfReviews } from './days/say-time.ts';
import { wayToReviews } from './way-to-reviews.ts';

export const sayBadges: Skill = async (input) => {
  const { items } = await listBadges(input.world, input.request.caller);
  const titleOf = (id: string) => badges.find((badge) => badge.id === id)?.title ?? id;
  const earned = items.filter(({ earned_at: at }) => at !== null);
  const next = items
    .filter(({ earned_at: at }) => at === null)
    .toSorted((a, b) => b.reached / b.needed - a.reached / a.needed)[0];
  const have =
    earned.length === 0
      ? 'You have no badge yet.'
      : `You have **${count(earned.length, 'badge')}**: ${earned.map(({ id }) => titleOf(id)).join(', ')}.`;
  const { clock } = await inOrganization(input.world.db, input.request.caller.orgId, (scope) =>
    readCalendar(scope, input.request.caller.uid, input.request.at),
  );
  const today = dayOf(input.request.at, clock);
  const dayOfBadge = (at: string) => dayOf(new Date(at), clock);
  const period = periodIn(input.request.question, today);
  const latest = earned.toSorted((a, b) => b.earned_at!.localeCompare(a.earned_at!))[0];
  const isNew = period !== null || /\b(?:new|newest|latest|last|recent\w*)\b/i.test(input.request.question);
  const inTime = period && earned.filter(({ earned_at: at }) => isIn(dayOfBadge(at!), period));
  const fresh = !inTime
    ? ''
    : inTime.length === 0
      ? ` No badge is new ${period.name}.`
      : ` New ${period.name}: ${inTime.map(({ id }) => `**${titleOf(id)}**`).join(', ')}.`;
  const newest =
    isNew && latest
      ? `${fresh} The newest is **${titleOf(latest.id)}**, of ${dayInWords(new Date(`${dayOfBadge(latest.earned_at!)}T12:00:00Z`))}.`
      : '';
  const coming = next ? ` The nearest is ${titleOf(next.id)}: ${next.reached} of ${next.needed}.` : '';
  input.writer.write({ content: `${have}${newest}${coming}` });
  return {};
};

export const sayFreezes: Skill = async (input) => {
  const { world, request, writer } = input;
  const { caller, at } = request;
  const {
    streak_freezes: freezes,
    daily_streak_info: info,
    streak_week: week,
  } = await inOrganization(world.db, caller.orgId, async (scope) =>
    readStanding(scope, {
      uid: caller.uid,
      at,
      calendar: await readCalendar(scope, caller.uid, at),
      includeRank: false,
    }),
  );
  const used = week.filter(({ mark }) => mark === 'frozen');
  const lately = (await usedIn(input)) ?? usedWords(used.length, 'this week');
  writer.write({
    content: `You hold **${count(freezes, 'streak freeze')}**. ${lately} Your streak is ${count(info.current_streak, 'day')}. A freeze saves the streak by itself on a day that you miss.`,
  });
  return {};
};

/** So many days back a freeze that was used is looked for. */
const BACK = 90;
const WHEN = /\b(?:when|(?:which|what) (?:days?|dates?)|last|ever)\b/i;
const HOW_OFTEN = /\bhow (?:often|many times)\b|\bso far\b/i;

/** Whether one was used in the time that is asked about, or when the last one was; null where neither is asked. */
async function usedIn(input: SkillInput): Promise<string | null> {
  const { question } = input.request;
  const today = await todayOf(input);
  const period = periodIn(question, today);
  if (!period && !WHEN.test(question) && !HOW_OFTEN.test(question)) return null;
  if (!period) {
    const { items } = await listCalendarDays(input.world, input.request.caller, {
      from: addDays(today, -BACK),
      through: today,
    });
    const used = items.filter(({ mark }) => mark === 'frozen');
    const last = used.at(-1)?.day;
    if (HOW_OFTEN.test(question) && used.length > 0) return usedWords(used.length, `in the last ${BACK} days`);
    return last === undefined
      ? `No freeze was used in the last ${BACK} days.`
      : `The last freeze was used on ${dayInWords(new Date(`${last}T12:00:00Z`))}.`;
  }
  const { items: days } = await listCalendarDays(input.world, input.request.caller, period);
  return usedWords(days.filter(({ mark }) => mark === 'frozen').length, period.name);
}

const usedWords = (used: number, when: string): string =>
  used === 0 ? `No freeze was used ${when}.` : `${count(used, 'freeze')} ${used === 1 ? 'was' : 'were'} used ${when}.`;

/** When the next one comes back; '' where none will. */
async function nextReview({ world, request: { caller, at } }: SkillInput, next: Date | null): Promise<string> {
  if (!next) return '';
  const { clock } = await inOrganization(world.db, caller.orgId, (scope) => readCalendar(scope, caller.uid, at));
  return ` The next one comes back on ${dayInWords(new Date(`${dayOf(next, clock)}T12:00:00Z`))}.`;
}

const TOMORROW = /\b(?:tomorr?ow|tmrw|tmr|2moro)\b/i;
const RETURNS = /\b(?:when|(?:which|what) day|next|returns?|(?:comes?|coming|be) back)\b/i;
const DAY_MS = 86_400_000;
const TAKES_LONG = /\bhow (?:long|many min\w*|much time)\b|\btime needed\b|\b(?:take|need) (?:me )?long\b/i;

/** What is to be looked at again, and what has a date. */
export const sayReviewsDue: Skill = async (input) => {
  const { world, request, writer, context } = input;
  if (TAKES_LONG.test(request.question)) return sayTimeOfReviews(input);
  const { uid } = request.caller;
  const module = moduleNamed(request.question, context.tree.modules);
  const own = module && new Set(module.items.map(({ id }) => id));
  const { due, nextAt, ofModule, tomorrow } = await inOrganization(world.db, request.caller.orgId, async (scope) => ({
    ...(await countDueReviews(scope, { uid, at: request.at })),
    ofModule: own && (await countDueReviews(scope, { uid, at: request.at, of: own })).due,
    tomorrow: TOMORROW.test(request.question)
      ? (await countDueReviews(scope, { uid, at: new Date(request.at.getTime() + DAY_MS) })).due
      : null,
  }));
  const isUnknown = !module && namesNothingHere(input);
  const lead = module
    ? `**${count(ofModule ?? 0, 'review')}** of **${module.title}** ${ofModule === 1 ? 'is' : 'are'} due. In all, you`
    : `${isUnknown ? 'I find no module of that name here. ' : ''}You`;
  const { due_soon: dates } = await getHome(world, request.caller);
  const reviews =
    due === 0
      ? `${lead} have **0 reviews** due: nothing to look at again today.${await nextReview(input, nextAt)}`
      : `${lead} have **${count(due, 'review')}** due: things to look at again before you forget them.${RETURNS.test(request.question) ? await nextReview(input, nextAt) : ''}`;
  const byThen =
    tomorrow === null
      ? ''
      : ` By this time tomorrow **${count(tomorrow, 'review')}** ${tomorrow === 1 ? 'is' : 'are'} due.`;
  const list = dates.map(({ title, due_on: on }) => `- ${title}: ${dayInWords(new Date(`${on}T12:00:00Z`))}`);
  writer.write({
    content: list.length === 0 ? `${reviews}${byThen}` : `${reviews}${byThen}\n\nWith a date:\n\n${list.join('\n')}`,
  });
  return wayToReviews(input);
};
