import { listScores } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';
import { partNamed } from '../part-named.ts';
import { wayToReviews } from '../way-to-reviews.ts';

const LOOKED_AT = 100;
/** So many attempts stand on each side of the comparison, and so few are too early for one. */
const COMPARED = 5;
const LEAST = 4;
/** Points of a hundred that are no chance. */
const CLEARLY = 5;

/** Whether somebody gets better: the latest attempts beside those before. */
export const sayTrend: Skill = async (input) => {
  const { world, request, writer, context } = input;
  const { orgId, uid } = request.caller;
  const all = await inOrganization(world.db, orgId, (scope) => listScores(scope, { uid, limit: LOOKED_AT }));
  const quizzes = [...context.tree.itemById.values()].filter(({ id }) => all.some(({ quizId }) => quizId === id));
  const part = partNamed(input, quizzes);
  const meant = all.filter(({ quizId }) => part === null || part.ids.has(quizId));
  const scores = meant.map(({ score }) => score);
  const [latest] = meant;
  const title = latest && context.tree.itemById.get(latest.quizId)?.title;
  const last = title ? ` The latest is **${title}**, with ${latest.score}.` : '';
  writer.write({ content: `${compared(scores, part ? ` in **${part.title}**` : '')}${last}` });
  return wayToReviews(input);
};

function compared(scores: readonly number[], where: string): string {
  if (scores.length < LEAST) {
    const soFar = scores.length === 0 ? '' : ` So far: ${scores.toReversed().join(', ')} of 100.`;
    return `It's **too early to say**${where}: you have finished ${count(scores.length, 'quiz', 'quizzes')}, and from ${LEAST} on I can compare.${soFar}`;
  }
  const many = Math.min(COMPARED, Math.floor(scores.length / 2));
  const [now, before] = [meanOf(scores.slice(0, many)), meanOf(scores.slice(many, 2 * many))];
  const gap = now - before;
  const verdict =
    gap >= CLEARLY ? '**Yes**' : gap <= -CLEARLY ? '**No**, not at the moment' : 'You **hold your level**';
  return `${verdict}${where}: your last ${count(many, 'quiz attempt')} came to ${now} of 100 on average, the ${many} before to ${before}.`;
}

const meanOf = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
