import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { OpenQuestions } from '#features/quizzes/index.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { sourceOf } from '../../knowledge/links.ts';

/** A message that shares so much of its words with a question of the quiz is about it. */
const SHARED = 0.5;

/** The quiz that the member is in the middle of, when the message is about one of its questions. */
export function isInOpenQuiz({ request, context }: Pick<SkillInput, 'request' | 'context'>): OpenQuestions | null {
  return context.openQuizzes.find(({ prompts }) => prompts.some((prompt) => isAbout(request.question, prompt))) ?? null;
}

export function isAbout(message: string, prompt: string): boolean {
  const [said, input] = [new Set(searchWords(message)), new Set(searchWords(prompt))];
  if (said.size === 0 || input.size === 0) return false;
  const shared = [...said].filter((word) => input.has(word)).length;
  return shared / Math.min(said.size, input.size) >= SHARED && shared >= Math.min(2, input.size);
}

/** A tutor's manners: during a quiz the way to the answer is shown, not the answer. */
export function pointToReading(
  { request, writer, context }: SkillInput,
  { title }: OpenQuestions,
  found: readonly SearchHit[],
) {
  const items = [...new Set(found.map(({ group }) => group))].slice(0, 2).map((id) => context.tree.itemById.get(id)!);
  const where =
    items.length > 0
      ? ' Read it up here, then answer in your own words; afterwards I explain every answer.'
      : ' Afterwards I explain every answer.';
  writer.write({ content: `You are in the middle of **${title}**, so I do not give its answers away.${where}` });
  return { sources: items.map((item) => sourceOf(request.caller.orgId, item)) };
}
