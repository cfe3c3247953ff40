import type { ReviewCard, ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { dayOf, readCalendar, startOfDay } from '#features/gamification/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type CardRow, countReviews, deleteCards, listHistories } from './cards.repository.ts';
import { findSources, type Sources } from './sources/card-sources.ts';
import { describeMemory } from './describe-memory.ts';
import { listDueCards } from './due-cards.ts';
import { type PastReview, presentCard } from './present-card.ts';
import { retrievabilityOf } from './scheduler.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

/** What the caller is about to forget. Cards whose question is gone from the library go as well. */
export function getReviews(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  limit: number,
): Promise<ReviewQueue> {
  const now = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const { all, due } = await listDueCards(scope, uid, now);
    const shown = due.toSorted(byFading(now)).slice(0, limit);
    const histories = await listHistories(
      scope,
      shown.map(({ id }) => id),
    );
    const { items, gone } = present(shown, await findSources(scope, uid, shown), now, histories);
    await deleteCards(scope, gone);
    const cards = all.filter(({ id }) => !gone.includes(id));
    const { clock: days } = await readCalendar(scope, uid, now);
    return {
      due: due.length - gone.length,
      items,
      next_due_at: cards.find(({ dueAt }) => dueAt > now)?.dueAt.toISOString() ?? null,
      cards: cards.length,
      known: { now: known(cards, now), in_a_month: known(cards, new Date(now.getTime() + MONTH_DAYS * DAY_MS)) },
      days: comingDays(cards, now, (at) => dayOf(at, days)),
      ...(await describeMemory(scope, uid, cards, now)),
      reviewed_today: await countReviews(scope, uid, startOfDay(dayOf(now, days), days)),
    };
  });
}

/** How many are due, and whether there is anything to keep in mind at all: for the daily set. */
export async function countDueReviews(
  scope: OrganizationScope,
  { uid, at, of }: { uid: string; at: Date; of?: ReadonlySet<string> },
): Promise<{ due: number; cards: number; nextAt: Date | null }> {
  const { all, due } = await listDueCards(scope, uid, at);
  const isMeant = ({ thingId }: CardRow) => of === undefined || of.has(thingId);
  const meant = all.filter(isMeant);
  const nextAt = meant.find(({ dueAt }) => dueAt > at)?.dueAt ?? null;
  return { due: due.filter(isMeant).length, cards: meant.length, nextAt };
}

/** The most faded first: there is most to be saved. */
const byFading = (now: Date) => (a: CardRow, b: CardRow) => retrievabilityOf(a, now) - retrievabilityOf(b, now);

function present(
  due: readonly CardRow[],
  sources: Sources,
  now: Date,
  histories: ReadonlyMap<string, readonly PastReview[]>,
): { items: ReviewCard[]; gone: string[] } {
  const items: ReviewCard[] = [];
  const gone: string[] = [];
  for (const card of due) {
    const item = presentCard(card, sources, now, histories.get(card.id));
    if (item) items.push(item);
    else gone.push(card.id);
  }
  return { items, gone };
}

/** The sum of the chances: about as many of the cards would be known then. */
function known(cards: readonly CardRow[], at: Date): number {
  return Math.round(cards.reduce((sum, card) => sum + retrievabilityOf(card, at), 0) * 10) / 10;
}

function comingDays(cards: readonly CardRow[], now: Date, dayAt: (at: Date) => string): ReviewQueue['days'] {
  return [...Array(7).keys()].map((i) => {
    const day = dayAt(new Date(now.getTime() + i * DAY_MS));
    return { day, due: cards.filter(({ dueAt }) => dayAt(dueAt < now ? now : dueAt) === day).length };
  });
}
