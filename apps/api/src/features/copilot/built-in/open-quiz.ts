import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { OpenQuestions } from '#features/quizzes/index.ts';
import type { SkillInput } from './skill-input.ts';
import { sourceOf } from './links.ts';

/** A message that shares so much of its words with a question of the quiz is about it. */
const SHARED = 0.5;

/** The quiz that the member is in the middle of, when the message is about one of its questions. */
export function isInOpenQuiz({ turn, around }: Pick<SkillInput, 'turn' | 'around'>): OpenQuestions | null {
  return around.openQuizzes.find(({ prompts }) => prompts.some((prompt) => isAbout(turn.question, prompt))) ?? null;
}

export function isAbout(message: string, prompt: string): boolean {
  const [said, asked] = [new Set(searchWords(message)), new Set(searchWords(prompt))];
  if (said.size === 0 || asked.size === 0) return false;
  const shared = [...said].filter((word) => asked.has(word)).length;
  return shared / Math.min(said.size, asked.size) >= SHARED && shared >= Math.min(2, asked.size);
}

/** A tutor's manners: during a quiz the way to the answer is shown, not the answer. */
export function pointToReading(
  { turn, pen, around }: SkillInput,
  { title }: OpenQuestions,
  found: readonly SearchHit[],
) {
  const items = [...new Set(found.map(({ group }) => group))].slice(0, 2).map((id) => around.tree.itemById.get(id)!);
  const where =
    items.length > 0
      ? ' Read it up here, then answer in your own words; afterwards I explain every answer.'
      : ' Afterwards I explain every answer.';
  pen.write({ content: `You are in the middle of **${title}**, so I do not give its answers away.${where}` });
  return { sources: items.map((item) => sourceOf(turn.caller.orgId, item)) };
}
