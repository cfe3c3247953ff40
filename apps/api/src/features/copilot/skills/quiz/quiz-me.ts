import type { PracticeOffer, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { startPractice } from '#features/quizzes/index.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';
import { topicOfQuiz } from '../lessons/topic-of.ts';
import { trust } from '../trust.ts';
import { namesNumber, questionsWanted } from './wanted.ts';

/**
 * Asks questions in the conversation: of the lesson that is named or open, of those around it, and what is due. Where
 * there is nothing to ask, `otherwise` answers.
 */
export function quizMe(otherwise: Skill): Skill {
  return async (input) => {
    const item = await lessonOf(input);
    const asked = await askQuestions(input, item);
    return asked ?? otherwise(input);
  };
}

/** Goes on with what was asked before: 'another one'. What was answered meanwhile is not asked again. */
export async function askMore(input: SkillInput, { content_id: contentId }: PracticeOffer): Promise<StreamLine> {
  const item = contentId === null ? null : (input.context.tree.itemById.get(contentId) ?? null);
  const isClosed = item !== null && input.context.lockedIds.includes(item.id);
  const asked = await askQuestions(input, isClosed ? null : item);
  if (asked) return asked;
  const about = item ? ` about **${item.title}** and what stands around it` : '';
  input.writer.write({
    content: `That was all I can ask right now${about}. What you answered comes back before you forget it.`,
  });
  return {};
}

const ON_THIS =
  /\b(?:on|about|from|of|in) (?:just |only )?(?:this|here)\b|\bthis (?:page|lesson|article|film|video|one|text|topic)\b/i;

/** Null where there is nothing to ask. */
async function askQuestions(input: SkillInput, item: TreeItem | null): Promise<StreamLine | null> {
  const { world, request, writer } = input;
  const wanted = questionsWanted(request.question);
  const { items, due, ...parts } = await startPractice(world, request.caller, { contentId: item?.id ?? null, wanted });
  if (items.length === 0) return null;
  // 'On this' means the lesson alone, where it has anything to ask.
  const isOfThis = ON_THIS.test(request.question) && !namesNumber(request.question);
  if (item && isOfThis && parts.of_lesson > 0 && parts.of_lesson < items.length) {
    const own = `${count(parts.of_lesson, 'question')} on **${item.title}**`;
    writer.write({
      content: `Here ${parts.of_lesson === 1 ? 'is' : 'are'} ${own}, all it has right now. Say **quiz me** for the lessons around it too.`,
    });
    return { practice: { content_id: item.id, wanted: parts.of_lesson } };
  }
  const others = items.length - parts.of_lesson - parts.nearby;
  const said = [
    item && parts.of_lesson > 0 && `on **${item.title}**`,
    item && parts.nearby > 0 && `on the lessons around ${parts.of_lesson > 0 ? 'it' : `**${item.title}**`}`,
    others > 0 && 'that you are about to forget',
  ].filter((part) => typeof part === 'string');
  const numbers = [parts.of_lesson, parts.nearby, others].filter((number) => number > 0);
  const total = count(items.length, 'question');
  const list = said.map((part, at) => `${numbers[at]} ${part}`);
  const what =
    said.length === 1 ? `${total} ${said[0]}.` : `${total}: ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`;
  const fewer = items.length < wanted ? " That's all I can ask right now." : '';
  const rest = others > 0 && due > items.length ? ` ${due - items.length} more wait in your reviews.` : '';
  writer.write({ content: `Here ${items.length === 1 ? 'is' : 'are'} ${what}${fewer}${rest}` });
  return { practice: { content_id: item?.id ?? null, wanted } };
}

/** The lesson to be asked about: the one that the message names, else the one that is open. */
async function lessonOf(input: SkillInput): Promise<TreeItem | null> {
  const { context, request } = input;
  const topic = topicOfQuiz(request.question);
  if (topic === '') return context.openItem;
  const [vector = null] = (await input.world.assistant.search.encode([topic])) ?? [];
  const found = await findPassages({ ...input, vector }, { limit: 20, text: topic });
  const best = found.find(({ group }) => context.tree.itemById.get(group)!.type === 'article');
  return best && trust(best) === 'sure' ? context.tree.itemById.get(best.group)! : context.openItem;
}
