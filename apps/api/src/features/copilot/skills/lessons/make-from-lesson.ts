import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { actionOf } from '../../knowledge/links.ts';
import { canMake } from '../../making/can-make.ts';
import { startMaking } from '../../making/start-making.ts';
import type { SkillInput, Skill } from '../../request/skill-input.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import { topicOfMaking } from './topic-of.ts';
import { trust } from '../trust.ts';

const SAYS: Record<MakingKind, (source: string) => string> = {
  flashcards: (source) => `I'm making flashcards from ${source}.`,
  game: (source) => `I'm making a game from ${source}.`,
  video_short: (source) => `I'm making a film of half a minute from ${source}.`,
};
const ENOUGH = 'You have had a lot made today, or several things are being made right now. Try again later.';
/** Who says one of these wants something new, and not what is there already. */
const MAKES = /\b(?:make|create|generate|build|turn|produce|draw|animate|gamify)\b/i;
const LOOKED_AT = 20;

/**
 * Makes something of the lesson that is open, or else of the one that the message names; where there is neither,
 * `otherwise` answers.
 */
export function makeFromLesson(kind: MakingKind, otherwise: Skill): Skill {
  return async (input) => {
    const { openItem } = input.context;
    // What people say to each other in a story makes cards that teach nothing: the lesson beside it does.
    const beside =
      openItem?.type === 'comic' && kind !== 'video_short' ? await lessonBeside(input, openItem.id, kind) : null;
    if (beside)
      return begin(input, { kind, contentId: beside.id, source: `**${beside.title}**, the lesson beside this story` });
    if (openItem)
      return isLesson(openItem)
        ? begin(input, { kind, contentId: openItem.id, source: 'this page' })
        : otherwise(input);
    const named = await namedLesson(input);
    return named ? begin(input, { kind, contentId: named.id, source: `**${named.title}**` }) : otherwise(input);
  };
}

const isLesson = ({ type }: TreeItem): boolean => type !== 'quiz' && type !== 'simulation';

async function namedLesson(input: SkillInput): Promise<TreeItem | null> {
  const topic = topicOfMaking(input.request.question);
  if (!MAKES.test(input.request.question) || topic === '') return null;
  const found = await findPassages(input, { limit: LOOKED_AT, text: topic });
  const best = found.find(({ group }) =>
    ['article', 'video', 'infographic', 'comic'].includes(input.context.tree.itemById.get(group)!.type),
  );
  return best && trust(best) === 'sure' ? input.context.tree.itemById.get(best.group)! : null;
}

async function begin(
  input: SkillInput,
  { kind, contentId, source }: { kind: MakingKind; contentId: string; source: string },
): Promise<StreamLine> {
  const { world, request, writer } = input;
  try {
    if (!(await canMake(world, request.caller, { kind, contentId })))
      return sayTooLittle(input, { kind, contentId, source });
    const making = await startMaking(world, request.caller, { kind, contentId });
    writer.trace.tool(`make_${kind}`, { content_id: contentId }, making.id);
    writer.write({ content: SAYS[kind](source) });
    return { making };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'limit_reached') throw error;
    writer.write({ content: ENOUGH });
    return {};
  }
}

/** Nothing is promised that the page cannot hold; a lesson beside it that can is offered. */
async function sayTooLittle(
  input: SkillInput,
  { kind, contentId, source }: { kind: MakingKind; contentId: string; source: string },
): Promise<StreamLine> {
  const other = await lessonBeside(input, contentId, kind);
  const offer = other ? ` From **${other.title}** I can: open it and ask me there.` : ' Ask me on an article.';
  input.writer.write({ content: `There is too little text in ${source} to make ${NAMES[kind]} of.${offer}` });
  return other ? { actions: [actionOf(input.request.caller.orgId, other)] } : {};
}

/** An article of the same chapter, else of the same module, that this can be made of; null where there is none. */
async function lessonBeside(
  { world, request, context }: SkillInput,
  contentId: string,
  kind: MakingKind,
): Promise<TreeItem | null> {
  const { tree, lockedIds } = context;
  const here = tree.itemById.get(contentId);
  const beside = [...tree.itemById.values()]
    .filter(({ id, type, moduleId }) => type === 'article' && moduleId === here?.moduleId && !lockedIds.includes(id))
    .toSorted((a, b) => Number(b.chapterId === here?.chapterId) - Number(a.chapterId === here?.chapterId))
    .slice(0, BESIDE);
  for (const item of beside) if (await canMake(world, request.caller, { kind, contentId: item.id })) return item;
  return null;
}
const BESIDE = 3;
const NAMES: Record<MakingKind, string> = { flashcards: 'flashcards', game: 'a game', video_short: 'a film' };
