import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { startMaking } from '../../making/start-making.ts';
import type { SkillInput, Skill } from '../../request/skill-input.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import { topicOfMaking } from './topic-of.ts';
import { trust } from '../trust.ts';

const SAYS: Record<MakingKind, (source: string) => string> = {
  flashcards: (source) => `Here come flashcards from ${source}.`,
  game: (source) => `Here comes a game from ${source}.`,
  video_short: (source) => `Here comes a film of half a minute from ${source}.`,
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
  { world, request, writer }: SkillInput,
  { kind, contentId, source }: { kind: MakingKind; contentId: string; source: string },
) {
  try {
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
