import { badges } from '@snapwell/contract/gamification/badges';
import { getHome } from '#features/catalogue/index.ts';
import { listBadges, readCalendar, readStanding } from '#features/gamification/index.ts';
import { countDueReviews, readQuizOverview, readResults } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count, dayInWords } from '../in-words.ts';
import { namedIn } from '../named-in.ts';

/** Quizzes that are looked through for what was missed, and questions of them that are named. */
const QUIZZES = 12;
const NAMED = 6;

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
  const coming = next ? ` The nearest is ${titleOf(next.id)}: ${next.reached} of ${next.needed}.` : '';
  input.writer.write({ content: `${have}${coming}` });
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
  const lately =
    used.length === 0
      ? 'None was used this week.'
      : `${used.length === 1 ? 'One was' : `${used.length} were`} used this week.`;
  writer.write({
    content: `You hold **${count(freezes, 'streak freeze')}**. ${lately} Your streak is ${count(info.current_streak, 'day')}. A freeze saves the streak by itself on a day that you miss.`,
  });
  return {};
};

/** What is to be looked at again, and what has a date. */
export const sayReviewsDue: Skill = async (input) => {
  const { world, request, writer } = input;
  const { due } = await inOrganization(world.db, request.caller.orgId, (scope) =>
    countDueReviews(scope, { uid: request.caller.uid, at: request.at }),
  );
  const { due_soon: dates } = await getHome(world, request.caller);
  const reviews =
    due === 0
      ? 'You have **0 reviews** due: nothing to look at again today.'
      : `You have **${count(due, 'review')}** due: things to look at again before you forget them. Open *Reviews* to begin.`;
  const list = dates.map(({ title, due_on: on }) => `- ${title}: ${dayInWords(new Date(`${on}T12:00:00Z`))}`);
  writer.write({ content: list.length === 0 ? reviews : `${reviews}\n\nWith a date:\n\n${list.join('\n')}` });
  return {};
};

/** Which questions were missed lately, over all quizzes, with the lessons to look at again. */
export const sayMissed: Skill = async (input) => {
  const { world, request, writer, context } = input;
  const { orgId, uid } = request.caller;
  const { items } = await inOrganization(world.db, orgId, (scope) => readQuizOverview(scope, { uid, limit: QUIZZES }));
  const quizzes = items.map(({ quiz }) => quiz);
  const named = namedIn(request.question, quizzes);
  const missed = (
    await Promise.all((named ? [named] : quizzes).map(async ({ id, title }) => missesOf(input, id, title)))
  ).flat();
  if (items.length === 0)
    writer.write({ content: 'You have not taken a quiz yet, so there is nothing that you missed.' });
  else if (missed.length === 0)
    writer.write({
      content: named
        ? `You had every answer right in **${named.title}**.`
        : `In the latest attempt at each of your last ${count(items.length, 'quiz', 'quizzes')} you had no answer wrong.`,
    });
  else {
    const shown = missed.slice(0, NAMED).map(({ title, prompt }) => `- **${title}**: ${prompt}`);
    const rest = missed.length > NAMED ? `\n\nAnd ${missed.length - NAMED} more.` : '';
    writer.write({
      content: `You have **${missed.length} to look at again** in ${count(new Set(missed.map(({ title }) => title)).size, 'quiz', 'quizzes')}:\n\n${shown.join('\n')}${rest}\n\nAsk me why an answer was wrong, or begin your reviews.`,
    });
  }
  const lessons = [...new Set(missed.flatMap(({ teaches }) => (teaches ? [teaches] : [])))].slice(0, 3);
  return {
    sources: lessons.flatMap((id) => {
      const item = context.tree.itemById.get(id);
      return item ? [sourceOf(orgId, item)] : [];
    }),
  };
};

interface Missed {
  readonly title: string;
  readonly prompt: string;
  readonly teaches: string | null;
}

/** Quizzes that are open again keep their answers, and what was missed in them, to themselves. */
async function missesOf({ world, request, context }: SkillInput, quizId: string, title: string): Promise<Missed[]> {
  if (context.openQuizzes.some((open) => open.title === title)) return [];
  try {
    const { questions } = await readResults(world, {
      orgId: request.caller.orgId,
      quizId,
      taker: { kind: 'member', uid: request.caller.uid },
    });
    return questions
      .filter(({ verdict }) => !verdict.is_right)
      .map(({ question, verdict }) => ({
        title,
        prompt: question.prompt,
        teaches: verdict.teaches?.content_id ?? null,
      }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}
