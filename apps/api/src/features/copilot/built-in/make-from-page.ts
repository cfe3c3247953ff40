import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { AppError } from '#platform/app-error.ts';
import { startMaking } from '../making/start-making.ts';
import type { Asked, Skill } from './asked.ts';

const SAYS: Record<MakingKind, string> = {
  flashcards: 'I am making flashcards from this page. In a moment you can learn them here.',
  game: 'I am making a game from this page. In a moment you can play it here.',
  video_short: 'I am making a film of half a minute from this page. It is drawn in your browser: you can go on working.',
};
const ENOUGH = 'You have had a lot made today, or several things are being made right now. Try again later.';

/** What the person may find instead, where no page is open that something could be made from. */
export function makeFromPage(kind: MakingKind, otherwise: Skill): Skill {
  return async (asked) => {
    const { openItem } = asked.around;
    if (!openItem || openItem.type === 'quiz' || openItem.type === 'simulation') return otherwise(asked);
    return begin(asked, { kind, contentId: openItem.id });
  };
}

async function begin({ world, turn, pen }: Asked, order: { kind: MakingKind; contentId: string }) {
  try {
    const making = await startMaking(world, turn.caller, order);
    pen.notes.tool(`make_${order.kind}`, { content_id: order.contentId }, making.id);
    pen.write({ content: SAYS[order.kind] });
    return { making };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'limit_reached') throw error;
    pen.write({ content: ENOUGH });
    return {};
  }
}
