import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { percentOf } from '@snapwell/contract/text/percent';
import { firstOpen, isComplete, itemProgressOf, moduleProgressOf, type TreeItem } from '#features/catalogue/index.ts';
import { actionOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';
import { namesNothingHere } from '../part-named.ts';
import { type PartAsked, partAsked } from './part-asked.ts';
import { sayQuizResults } from '../quizzes/say-quiz-results.ts';
import { sayChapters } from './say-chapters.ts';

const UNFINISHED =
  /\b(?:half (?:done|finished|way)|halfway|begun|(?:not|n't|haven'?t|didn'?t)\b.{0,20}\b(?:finish|finished|done|do|complete|completed|read)|unfinished|incomplete|missing|(?:still|what is|whats|left)\b.{0,12}\b(?:open|left|to (?:do|finish)))\b/i;
const NAMED = 4;
const NOT_STARTED =
  /\b(?:not|n'?t|haven'?t|never)\b.{0,12}\b(?:start|started|begin|begun|touched|opened)\b|\bunstarted\b|\bnew to me\b/i;

/** Which modules were not begun. */
function sayNotStarted({ writer, context: { tree, learner } }: SkillInput): StreamLine {
  const fresh = tree.modules.filter((module) => moduleProgressOf(learner, module).content_completed === 0);
  writer.write({
    content:
      fresh.length === 0
        ? 'None: you have begun every module.'
        : `You have not begun **${count(fresh.length, 'module')}**:\n\n${fresh.map(({ title }) => `- **${title}**`).join('\n')}`,
  });
  return {};
}

/** Which modules were begun and not finished, with what comes next in each. */
function sayUnfinished(input: SkillInput): StreamLine {
  const { tree, learner } = input.context;
  const open = tree.modules.filter((module) => !isComplete(learner, module.items));
  const begun = open.filter((module) => module.items.some(({ id }) => isComplete(learner, [tree.itemById.get(id)!])));
  if (open.length === 0) {
    input.writer.write({ content: 'You have finished everything that is published here.' });
    return {};
  }
  const next = begun.map((module) => ({ module, item: firstOpen(tree, learner, module.items) }));
  const lines = next.slice(0, NAMED).map(({ module, item }) => {
    const { content_completed: done, total_content: all } = moduleProgressOf(learner, module);
    return `- **${module.title}** (${done} of ${all})${item ? `: next is ${item.title}` : ''}`;
  });
  const rest = open.length - Math.min(begun.length, NAMED);
  const others = rest === 0 ? '' : `${count(rest, 'more module')} ${rest === 1 ? 'is' : 'are'} open.`;
  input.writer.write({
    content:
      lines.length === 0
        ? `You have finished every module that you began. ${count(rest, 'module')} ${rest === 1 ? 'is' : 'are'} still new to you.`
        : `You have begun these and not finished them:\n\n${lines.join('\n')}${others && `\n\n${others}`}`,
  });
  return {
    actions: next.flatMap(({ item }) => (item ? [actionOf(input.request.caller.orgId, item)] : [])).slice(0, 3),
  };
}

/** How far the member is in a course, a module or a chapter, and what of it is open. */
function sayOfPart(input: SkillInput, part: PartAsked): StreamLine {
  const { tree, learner } = input.context;
  const own = itemProgressOf(learner, part.items);
  const module = part.kind === 'module' ? tree.moduleById.get(part.id) : undefined;
  const chapters = module ? moduleProgressOf(learner, module) : null;
  const ofChapters = chapters ? `, ${chapters.chapters_completed} of ${count(chapters.total_chapters, 'chapter')}` : '';
  const open = part.items.filter((item) => !isComplete(learner, [item]));
  const named = open.slice(0, NAMED).map(({ title }) => `- ${title}`);
  const rest = open.length > NAMED ? `\n\nAnd ${open.length - NAMED} more.` : '';
  const left = open.length === 0 ? '' : `\n\nStill open:\n\n${named.join('\n')}${rest}`;
  const next = firstOpen(tree, learner, part.items);
  input.writer.write({
    content: `**${part.title}**: ${own.content_completed} of ${count(own.total_content, 'item')} done (${percentOf(own.progress_percentage / 100)})${ofChapters}.${left}`,
  });
  return next ? { actions: [actionOf(input.request.caller.orgId, next)] } : {};
}

/** Whether an item is finished; of a quiz how it went. */
function sayOfItem(input: SkillInput, item: TreeItem): StreamLine | Promise<StreamLine> {
  if (item.type === 'quiz') return sayQuizResults(input);
  const { request, writer, context } = input;
  const isDone = isComplete(context.learner, [item]);
  writer.write({
    content: isDone ? `You have finished **${item.title}**.` : `You have not finished **${item.title}** yet.`,
  });
  return { actions: [actionOf(request.caller.orgId, item)] };
}

/** How far the member is: in a part of the library that is named, or in all that is published. */
export const sayProgress: Skill = async (input) => {
  const { tree, learner } = input.context;
  const named = await partAsked(input);
  if (named?.kind === 'item') return sayOfItem(input, named.items[0]!);
  if (named) return sayOfPart(input, named);
  const isUnknown = namesNothingHere(input);
  const chapter = isUnknown ? null : sayChapters(input);
  if (chapter) return chapter;
  if (NOT_STARTED.test(input.request.question)) return sayNotStarted(input);
  if (UNFINISHED.test(input.request.question)) return sayUnfinished(input);
  const all = itemProgressOf(learner, [...tree.itemById.values()]);
  const begun = tree.modules
    .map((module) => ({ module, own: moduleProgressOf(learner, module) }))
    .filter(({ own }) => own.content_completed > 0)
    .map(
      ({ module, own }) =>
        `- ${module.title}: ${percentOf(own.progress_percentage / 100)} (${own.content_completed} of ${own.total_content})`,
    );
  const rest = begun.length > 0 ? `\n\n${begun.join('\n')}` : '';
  input.writer.write({
    content: `${isUnknown ? 'I find no module of that name here. In all, you' : 'You'} have finished **${all.content_completed} of ${count(all.total_content, 'item')}** (${percentOf(all.progress_percentage / 100)}).${rest}`,
  });
  return {};
};
