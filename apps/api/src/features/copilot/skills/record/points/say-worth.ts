import { mostPointsFor, readItemPoints, readRules, type TreeItem } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';
import { moduleNamed } from '#features/copilot/skills/named-in.ts';
import { openPart } from '../part-named.ts';

/** What some items pay at most, and have paid so far. */
export interface Worth {
  readonly most: number;
  readonly earned: number;
}

const OF_QUIZZES = /\b(?:quiz|quizzes|tests?|exams?)\b/i;

/** What each of these items pays and has paid, by the rules of the organization: two statements, however many they are. */
export async function worthOfEach(
  { world, request: { caller } }: Pick<SkillInput, 'world' | 'request'>,
  items: readonly TreeItem[],
): Promise<Map<string, Worth>> {
  const ids = items.map(({ id }) => id);
  const { rules, points } = await inOrganization(world.db, caller.orgId, async (scope) => ({
    rules: await readRules(scope),
    points: await readItemPoints(scope, caller.uid, ids),
  }));
  return new Map(
    items.map(({ id, type }) => {
      const own = points.get(id);
      const earned = Math.max(0, own?.earned ?? 0);
      // Earned by more generous rules, it has still brought all that it can.
      return [id, { earned, most: Math.max(earned, mostPointsFor(rules, type, own?.questions ?? 0)) }];
    }),
  );
}

/** What the module or the chapter that is meant pays in all, and has paid so far; of its quizzes, where those are meant. */
export const sayWorth: Skill = async (input) => {
  const { question } = input.request;
  const part = openPart(input) ?? moduleNamed(question, input.context.tree.modules);
  if (!part) return {};
  const quizzes = OF_QUIZZES.test(question) ? part.items.filter(({ type }) => type === 'quiz') : [];
  const items = quizzes.length > 0 ? quizzes : part.items;
  const { most, earned } = sumOf([...(await worthOfEach(input, items)).values()]);
  const what = quizzes.length > 0 ? `The quizzes of **${part.title}** pay` : `**${part.title}** pays`;
  input.writer.write({
    content: `${what} up to **${count(most, 'snap point')}** in all. ${earnedOf(earned)}`,
  });
  return {};
};

/** What of it somebody has. */
export const earnedOf = (earned: number): string =>
  earned === 0 ? 'You have earned none of them yet.' : `You have earned **${earned}** of them so far.`;

const sumOf = (some: readonly Worth[]): Worth => ({
  most: some.reduce((sum, { most }) => sum + most, 0),
  earned: some.reduce((sum, { earned }) => sum + earned, 0),
});

/** The points of each module that has brought any, the most first. */
export async function pointsByModule(input: SkillInput): Promise<string> {
  const { tree } = input.context;
  const worth = await worthOfEach(input, [...tree.itemById.values()]);
  const lines = tree.modules
    .map(({ title, items }) => ({ title, ...sumOf(items.flatMap(({ id }) => worth.get(id) ?? [])) }))
    .filter(({ earned }) => earned > 0)
    .toSorted((a, b) => b.earned - a.earned)
    .map(({ title, earned, most }) => `- **${title}**: ${earned} of ${most}`);
  return lines.length === 0
    ? 'No module has brought you points yet.'
    : `Your points from each module, the most first:\n\n${lines.join('\n')}\n\nPoints for coming by, reviews and streaks belong to no module.`;
}
