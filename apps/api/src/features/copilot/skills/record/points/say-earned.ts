import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { readItemPoints, type TreeItem } from '#features/catalogue/index.ts';
import { dayOf, listCalendarDays, listGains, readCalendar } from '#features/gamification/index.ts';
import { readQuizOverview } from '#features/quizzes/index.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import { itemDescribed, moduleNamed } from '#features/copilot/skills/named-in.ts';
import { namesNothingHere, openPart, quizzesHere } from '../part-named.ts';
import { pointsByModule } from './say-worth.ts';
import { count, dayInWords } from '#features/copilot/skills/in-words.ts';
import { isIn, type Period, periodIn, todayOf } from '../period-in.ts';

/** More than anybody earns in a week. */
const LOOKED_AT = 400;
const NAMED = 3;

/** What was done for points of a kind, by how often. */
const ACTS: Readonly<Record<PointSource, (times: number) => string>> = {
  visit: () => 'for coming by',
  streak_bonus: () => 'for your streak',
  content: (times) => `for finishing ${count(times, 'item')}`,
  quiz: (times) => `for right answers in ${count(times, 'quiz', 'quizzes')}`,
  perfect_quiz: (times) => `for ${count(times, 'quiz', 'quizzes')} without a mistake`,
  simulation: (times) => `for ${count(times, 'simulation')}`,
  review: (times) => `for ${count(times, 'review')}`,
  daily_set: (times) => (times === 1 ? 'for finishing your daily set' : `for ${count(times, 'daily set')}`),
  course: (times) => `for finishing ${count(times, 'course')}`,
  correction: () => 'from those who run your organization',
  reversal: () => 'taken back',
};

/** What the points of a time were earned by, act by act. */
export const sayEarned: Skill = async (input) => {
  const today = await todayOf(input);
  const period = periodIn(input.request.question, today) ?? { name: 'today', from: today, through: today };
  const { sum, lines } = await earnedIn(input, period);
  input.writer.write({
    content:
      lines.length === 0
        ? `You have earned no points ${period.name}${period.name === 'today' ? ' yet' : ''}. Ask me how points are earned.`
        : `You have earned **${count(sum, 'snap point')}** ${period.name}:\n\n${lines.join('\n')}`,
  });
  return {};
};

/** The points of a time, and a line for each kind of act that brought them. */
export async function earnedIn(input: SkillInput, period: Period): Promise<{ sum: number; lines: string[] }> {
  const gains = (await gainsOf(input)).filter(({ day }) => isIn(day, period));
  const lines = [...Map.groupBy(gains, ({ source }) => source)]
    .map(([source, some]) => ({ source, some, points: some.reduce((all, { points }) => all + points, 0) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ source, some, points }) => `- **${points}** ${ACTS[source](some.length)}${titlesOf(input, source, some)}`);
  return { sum: gains.reduce((all, { points }) => all + points, 0), lines };
}

/** What somebody earned with one item, act by act, and what decides how much that is. */
export const sayEarnedFor: Skill = async (input) => {
  const { question } = input.request;
  const said = new Set(searchWords(question));
  const [item] = [...input.context.tree.itemById.values()]
    .map((each) => ({ each, words: searchWords(each.title) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ each }) => each);
  const described = item ?? itemDescribed(question, [...input.context.tree.itemById.values()]);
  const meant = described ?? itemHere(input);
  if (!meant) {
    const module = openPart(input) ?? moduleNamed(question, input.context.tree.modules);
    const [ofModule] = module || EACH_MODULE.test(question) ? await pointsNamed(input) : [];
    if (ofModule === undefined) return sayEarned(input);
    input.writer.write({ content: ofModule });
    return {};
  }
  const gains = (await gainsOf(input)).filter(
    ({ source_id: id, thing_id: thing, points }) => [id, thing].includes(meant.id) && points !== 0,
  );
  const sum = gains.reduce((all, { points }) => all + points, 0);
  const lines = gains
    .slice(0, NAMED * 2)
    .map(
      ({ source, points, day }) => `- **${points}** ${ACTS[source](1)}, ${dayInWords(new Date(`${day}T12:00:00Z`))}`,
    );
  const how =
    meant.type === 'quiz' || meant.type === 'simulation'
      ? 'It pays by how much of it was right; a better attempt pays the difference.'
      : 'It pays once, when you finish it.';
  input.writer.write({
    content:
      gains.length === 0
        ? `I find no points of yours for **${meant.title}** yet. ${how}`
        : `You have earned **${count(sum, 'snap point')}** with **${meant.title}**:\n\n${lines.join('\n')}\n\n${how}`,
  });
  return { sources: [sourceOf(input.request.caller.orgId, meant)] };
};

/** The item of the open page that is meant: its quiz where one is asked for. Null where a module is, or nothing. */
function itemHere(input: SkillInput): TreeItem | null {
  const { question } = input.request;
  const { tree, openItem } = input.context;
  const quizzes = quizzesHere(input);
  if (quizzes.length === 1) return quizzes[0]!;
  if (openPart(input) || moduleNamed(question, tree.modules)) return null;
  return /\b(?:this|here|it)\b(?! (?:week|month|year|morning|evening)\b)/i.test(question)
    ? (quizzes[0] ?? openItem)
    : null;
}

const EACH_MODULE =
  /\b(?:per|each|every|by|all(?: of)?(?: my| the)?) (?:module|course)s?\b|\b(?:which|what) (?:module|course)\b.*\bmost\b/i;

/** What a module that is named has brought, or each of them, or a time that is over. */
export async function pointsNamed(input: SkillInput): Promise<string[]> {
  const { world, request, context } = input;
  const { caller, question } = request;
  const broughtBy = async (ids: readonly string[]) => {
    const points = await inOrganization(world.db, caller.orgId, (scope) => readItemPoints(scope, caller.uid, ids));
    return count(
      [...points.values()].reduce((sum, item) => sum + Math.max(0, item.earned), 0),
      'snap point',
    );
  };
  if (EACH_MODULE.test(question)) return [await pointsByModule(input)];
  const isOfQuizzes = /\b(?:quiz|quizzes|test|tests|exam)\b/i.test(question);
  const module = openPart(input) ?? moduleNamed(question, context.tree.modules);
  if (module) {
    const all = `**${module.title}** has brought you **${await broughtBy(module.items.map(({ id }) => id))}**.`;
    const quizzes = module.items.filter(({ type }) => type === 'quiz').map(({ id }) => id);
    return isOfQuizzes && quizzes.length > 0
      ? [
          `The quizzes of **${module.title}** have brought you **${await broughtBy(quizzes)}**, all of it together ${await broughtBy(module.items.map(({ id }) => id))}.`,
        ]
      : [all];
  }
  if (isOfQuizzes && /\b(?:last|latest)\b/i.test(question)) {
    const { items } = await inOrganization(world.db, caller.orgId, (scope) =>
      readQuizOverview(scope, { uid: caller.uid, limit: 1 }),
    );
    const quiz = items[0]?.quiz;
    if (quiz) return [`Your latest quiz, **${quiz.title}**, has brought you **${await broughtBy([quiz.id])}**.`];
  }
  const item = itemDescribed(question, [...context.tree.itemById.values()]);
  if (item) return [`**${item.title}** has brought you **${await broughtBy([item.id])}**.`];
  if (namesNothingHere(input)) return ['I find no module or quiz of that name here, so no points came from it.'];
  const period = periodIn(question, await todayOf(input));
  if (!period || period.name === 'today') return [];
  const { items: days } = await listCalendarDays(world, caller, period);
  const earned = days.reduce((sum, { points }) => sum + points, 0);
  return [`You earned **${count(earned, 'snap point')}** ${period.name}.`];
}
type Gain = Awaited<ReturnType<typeof gainsOf>>[number];

/** Which items they were, where there are few. */
function titlesOf({ context: { tree } }: SkillInput, source: PointSource, some: readonly Gain[]): string {
  if (source !== 'content' || some.length > NAMED) return '';
  const titles = some.flatMap(({ source_id: id }) => tree.itemById.get(id)?.title ?? []);
  return titles.length === 0 ? '' : `: ${new Intl.ListFormat('en').format(titles)}`;
}

async function gainsOf({ world, request: { caller, at } }: SkillInput) {
  const { items } = await listGains(world, caller, { limit: LOOKED_AT });
  const { clock } = await inOrganization(world.db, caller.orgId, (scope) => readCalendar(scope, caller.uid, at));
  return items.map((gain) => ({ ...gain, day: dayOf(new Date(gain.earned_at), clock) }));
}
