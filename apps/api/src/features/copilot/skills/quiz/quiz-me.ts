import type { TreeItem } from '#features/catalogue/index.ts';
import { startPractice } from '#features/quizzes/index.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';
import { topicOfQuiz } from '../lessons/topic-of.ts';
import { trust } from '../trust.ts';

/**
 * Asks questions in the conversation: of the lesson that is open or named, and what is due. Where there is nothing to
 * ask, `otherwise` answers.
 */
export function quizMe(otherwise: Skill): Skill {
  return async (input) => {
    const { world, request, writer } = input;
    const item = await lessonOf(input);
    const { items, of_lesson: ofLesson, due } = await startPractice(world, request.caller, item?.id ?? null);
    if (items.length === 0) return otherwise(input);
    const others = items.length - ofLesson;
    const parts = [
      item && ofLesson > 0 && `${count(ofLesson, 'question')} on **${item.title}**`,
      others > 0 && `${count(others, 'question')} that you are about to forget`,
    ].filter(Boolean);
    const rest = due > items.length ? ` ${due - items.length} more wait in your reviews.` : '';
    writer.write({ content: `Here ${items.length === 1 ? 'is' : 'are'} ${parts.join(', and ')}.${rest}` });
    return { practice: { content_id: item?.id ?? null } };
  };
}

/** The lesson to be asked about: the one that is open, else the one that the message names. */
async function lessonOf(input: SkillInput): Promise<TreeItem | null> {
  const { context, request } = input;
  if (context.openItem) return context.openItem;
  const topic = topicOfQuiz(request.question);
  if (topic === '') return null;
  const found = await findPassages(input, { limit: 20, text: topic });
  const best = found.find(({ group }) => context.tree.itemById.get(group)!.type === 'article');
  return best && trust(best) === 'sure' ? context.tree.itemById.get(best.group)! : null;
}
