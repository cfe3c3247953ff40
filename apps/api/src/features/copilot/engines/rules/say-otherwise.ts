import { readPlace } from '#features/copilot/knowledge/place/read-place.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { answerQuestion } from '#features/copilot/skills/answer-question.ts';
import { answerAtPlace } from '#features/copilot/skills/at-place/answer-at-place.ts';
import { sayInShort } from '#features/copilot/skills/follow/answer-leaning.ts';
import { summarize } from '#features/copilot/skills/lessons/summarize.ts';
import { lastReply } from './follow-up.ts';

/** What was said, in another way: else the place in view, else the page. Where there is none of them, it is a question. */
export const sayOtherwise: Skill = async (input) => {
  const { request, context } = input;
  const before = lastReply(request, context.tree);
  const said = before && (await sayInShort(input, before));
  if (said) return said;
  const place = await readPlace(input);
  if (place) return answerAtPlace(input, 'simpler', place);
  return context.openItem ? summarize(input) : answerQuestion(input);
};
