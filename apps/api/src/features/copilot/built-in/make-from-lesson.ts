import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import type { TreeItem } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { startMaking } from '../making/start-making.ts';
import type { SkillInput, Skill } from './skill-input.ts';
import { findPassages } from './find-passages.ts';
import { topicOfMaking } from './understanding/topic-of.ts';
import { trust } from './understanding/trust.ts';

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
  return async (asked) => {
    const { openItem } = asked.around;
    if (openItem)
      return isLesson(openItem)
        ? begin(asked, { kind, contentId: openItem.id, source: 'this page' })
        : otherwise(asked);
    const named = await namedLesson(asked);
    return named ? begin(asked, { kind, contentId: named.id, source: `**${named.title}**` }) : otherwise(asked);
  };
}

const isLesson = ({ type }: TreeItem): boolean => type !== 'quiz' && type !== 'simulation';

async function namedLesson(asked: SkillInput): Promise<TreeItem | null> {
  const topic = topicOfMaking(asked.turn.question);
  if (!MAKES.test(asked.turn.question) || topic === '') return null;
  const found = await findPassages(asked, { limit: LOOKED_AT, text: topic });
  const best = found.find(({ group }) =>
    ['article', 'video', 'infographic', 'comic'].includes(asked.around.tree.itemById.get(group)!.type),
  );
  return best && trust(best) === 'sure' ? asked.around.tree.itemById.get(best.group)! : null;
}

async function begin(
  { world, turn, pen }: SkillInput,
  { kind, contentId, source }: { kind: MakingKind; contentId: string; source: string },
) {
  try {
    const making = await startMaking(world, turn.caller, { kind, contentId });
    pen.notes.tool(`make_${kind}`, { content_id: contentId }, making.id);
    pen.write({ content: SAYS[kind](source) });
    return { making };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'limit_reached') throw error;
    pen.write({ content: ENOUGH });
    return {};
  }
}
