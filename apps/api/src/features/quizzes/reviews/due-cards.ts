import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type CardRow, listCards, listQuizzesUnderWay } from './cards.repository.ts';

/** A person's cards, and those of them that may be asked now. */
export interface Cards {
  readonly all: readonly CardRow[];
  /** Due, and of no quiz that the person is in the middle of. */
  readonly due: readonly CardRow[];
}

export async function listDueCards(scope: OrganizationScope, uid: string, now: Date): Promise<Cards> {
  const all = await listCards(scope, uid);
  const underWay = await listQuizzesUnderWay(scope, uid, now);
  return { all, due: all.filter(({ dueAt, thingId }) => dueAt <= now && !underWay.has(thingId)) };
}

/** Whether a card may be answered now. */
export async function isAskable(scope: OrganizationScope, card: CardRow, now: Date): Promise<boolean> {
  return card.dueAt <= now && !(await listQuizzesUnderWay(scope, card.uid, now)).has(card.thingId);
}
