import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { findCardsOf, saveCards } from '../cards.repository.ts';
import { newSalt } from '../remember-answers.ts';
import { newMemory } from '../scheduler.ts';

const nameOf = (itemId: string) => `tip-${itemId}`;

interface MissedInTalk {
  readonly uid: string;
  /** The conversation. */
  readonly contentId: string;
  /** Items of its rubric. */
  readonly itemIds: readonly string[];
  readonly at: Date;
}

/** What somebody missed in a conversation comes back among their reviews; what has come back before stays as it is. */
export async function rememberTips(
  scope: OrganizationScope,
  { uid, contentId, itemIds, at }: MissedInTalk,
): Promise<void> {
  const known = new Set((await findCardsOf(scope, uid, 'point', contentId)).map(({ questionId }) => questionId));
  const cards = itemIds
    .map(nameOf)
    .filter((questionId) => !known.has(questionId))
    .map((questionId) => ({
      id: newId(at),
      uid,
      kind: 'point' as const,
      thingId: contentId,
      questionId,
      shuffleSalt: newSalt(),
      ...newMemory(at),
    }));
  await saveCards(scope, cards);
}

/** What a conversation teaches, item by item of its rubric, as cards that ask for it. */
export function talkTips(title: string, { persona, rubric }: ConversationBody) {
  return rubric.map(({ id, text, advice }) => ({
    id: nameOf(id),
    front: `${persona.name}, ${persona.role}. What helps here? ${text}`,
    back: advice,
    words: text,
    title,
  }));
}
