import { readExpression } from '@snapwell/contract/quizzes/calculating/expression';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Answer, Question, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { stringify } from 'yaml';
import { CHAPTER, aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { aPerson, type Person } from './people.ts';
import type { World } from '#world.ts';
import { oneOfEach } from '@snapwell/contract/quizzes/questions.factory';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"/>';

/** A quiz file: one question of each type unless told otherwise. */
export function aQuizFile(given: Record<string, unknown> = {}, questions: readonly Question[] = oneOfEach()): string {
  quizBody.parse({
    questions,
    ...Object.fromEntries(
      Object.entries(given).filter(([key]) => !['title', 'tags', 'is_public', 'opens'].includes(key)),
    ),
  });
  return stringify({ title: 'All types', shuffle: true, ...given, questions });
}

export interface QuizPlace {
  readonly orgId: string;
  readonly ada: Person;
  readonly api: string;
  /** `…/quizzes/all-types` */
  readonly quiz: string;
}

/** Ada, a learner in an organization whose library holds the quiz `all-types`. */
export async function aQuizPlace(
  world: Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>,
  given: Record<string, unknown> = {},
  questions?: readonly Question[],
): Promise<QuizPlace> {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveQuiz(world, orgId, aQuizFile(given, questions));
  const api = `/api/v1/organizations/${orgId}`;
  return { orgId, ada, api, quiz: `${api}/quizzes/all-types` };
}

/** Puts the quiz into the library, in place of what was there. */
export function giveQuiz(
  world: Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>,
  orgId: string,
  file: string,
) {
  const media = Object.fromEntries(['room', 'a', 'b'].map((name) => [`${CHAPTER}/media/${name}.svg`, DRAWING]));
  return giveLibrary(
    world,
    orgId,
    aLibraryFolder(
      { '01-all-types.quiz.yaml': file },
      { ...media, 'glossary.yaml': '- { term: Self-report, definition: What the person says. }\n' },
    ),
  );
}

/** The right answer to a question as it is shown: somebody who knows everything reads the texts. */
export function rightAnswerTo(shown: ShownQuestion, question: Question): Answer {
  const idOf = (options: readonly { id: number; text: string }[], text: string) =>
    options.find((option) => option.text === text)!.id;
  if (shown.type === 'single_choice' && question.type === 'single_choice')
    return { type: shown.type, chosen: idOf(shown.options, question.options.find(({ correct }) => correct)!.text) };
  if (shown.type === 'multiple_choice' && question.type === 'multiple_choice')
    return {
      type: shown.type,
      chosen: question.options.filter(({ correct }) => correct).map(({ text }) => idOf(shown.options, text)),
    };
  if (shown.type === 'image_choice' && question.type === 'image_choice')
    return {
      type: shown.type,
      chosen: shown.options.find(
        ({ alternative }) => alternative === question.options.find(({ correct }) => correct)!.alternative,
      )!.id,
    };
  if (shown.type === 'true_false' && question.type === 'true_false')
    return { type: shown.type, value: question.answer };
  if (shown.type === 'ordering' && question.type === 'ordering')
    return { type: shown.type, order: question.items.map((text) => idOf(shown.items, text)) };
  if (shown.type === 'matching' && question.type === 'matching')
    return {
      type: shown.type,
      rights: shown.lefts.map(({ text }) =>
        idOf(shown.rights, question.pairs.find(({ left }) => left === text)!.right),
      ),
    };
  if (shown.type === 'categories' && question.type === 'categories')
    return {
      type: shown.type,
      placed: shown.items.map(({ text }) => question.items.find((item) => item.text === text)!.category),
    };
  if (question.type === 'fill_in_the_blank')
    return { type: question.type, blanks: Object.values(question.blanks).map(({ accept }) => accept[0]!) };
  if (question.type === 'numeric') return { type: question.type, text: String(question.answer) };
  if (shown.type === 'calculated' && question.type === 'calculated')
    return { type: shown.type, text: String(computedFrom(shown.prompt, question)) };
  if (question.type === 'image_hotspot')
    return {
      type: question.type,
      marks: question.areas.filter(({ correct }) => correct).map(({ x, y }) => ({ x, y })),
    };
  if (question.type === 'short_text')
    return { type: question.type, text: question.keywords.map(({ any }) => any[0]).join(' and ') };
  throw new Error(`${shown.type} is shown for ${question.type}.`);
}

/** What a calculation comes to with the numbers that its prompt shows, in the order of its variables. */
function computedFrom(prompt: string, { formula, variables }: Extract<Question, { type: 'calculated' }>): number {
  const numbers = prompt.match(/\d+(\.\d+)?/g)!.map(Number);
  const expression = readExpression(formula);
  if ('problem' in expression) throw new Error(expression.problem);
  return expression.evaluate(Object.fromEntries(variables.map(({ name }, i) => [name, numbers[i]!])));
}
