import { pointCalled } from './sources/lesson-points.ts';
import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { findSources, type Sources } from './sources/card-sources.ts';
import { type CardRow, listMissed, listTopics } from './cards.repository.ts';
import { retrievabilityOf } from './scheduler.ts';

/** A picture of more would be a line. */
const DOTS = 48;
const HOLDING = 4;
const DAY_MS = 86_400_000;

/** What a learner's memory looks like: its cards from the freshest to the most faded, and what holds longest. */
export async function describeMemory(
  scope: OrganizationScope,
  uid: string,
  cards: readonly CardRow[],
  now: Date,
): Promise<Pick<ReviewQueue, 'memory' | 'holds'>> {
  const dots = chooseDots(cards, now);
  // A term is in the glossary, not in a module, and of a new card nothing is known yet.
  const lasting = cards
    .filter(({ dueAt, reviewedAt }) => dueAt > now && reviewedAt !== null)
    .toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime())
    .slice(0, HOLDING);
  const topics = await listTopics(scope, [...new Set([...dots, ...lasting].map(({ thingId }) => thingId))]);
  const sources = await findSources(scope, uid, lasting);
  const waiting = dots.filter(({ dueAt }) => dueAt > now).map(({ id }) => id);
  const missed = await listMissed(scope, waiting);
  return {
    memory: dots.map((card) => ({
      retrievability: retrievabilityOf(card, now),
      is_due: card.dueAt <= now,
      is_missed: missed.has(card.id),
      topic: topics.get(card.thingId) ?? null,
    })),
    holds: lasting.flatMap((card) => {
      const title = titleOf(card, sources);
      const days = Math.max(1, Math.round((card.dueAt.getTime() - now.getTime()) / DAY_MS));
      if (title === null) return [];
      return [{ title, is_statement: isStatement(card, sources), topic: topics.get(card.thingId) ?? null, days }];
    }),
  };
}

/** All that are due, and of the others as many as there is room for, evenly from fresh to faded. */
function chooseDots(cards: readonly CardRow[], now: Date): CardRow[] {
  const byFreshness = cards.toSorted((a, b) => retrievabilityOf(b, now) - retrievabilityOf(a, now));
  const due = byFreshness.filter(({ dueAt }) => dueAt <= now).slice(-DOTS / 2);
  const others = byFreshness.filter(({ dueAt }) => dueAt > now);
  const every = Math.max(1, others.length / (DOTS - due.length));
  return [...others.filter((_card, at) => Math.floor(at / every) !== Math.floor((at - 1) / every)), ...due];
}

const isStatement = ({ kind, thingId, questionId }: CardRow, { quizzes }: Sources): boolean =>
  kind === 'question' && quizzes.get(thingId)?.questionById.get(questionId)?.type === 'true_false';

function titleOf({ kind, thingId, questionId }: CardRow, { quizzes, terms, points }: Sources): string | null {
  if (kind === 'term') return terms.get(thingId)?.term ?? null;
  if (kind === 'point') return pointCalled(points.get(thingId), questionId)?.front ?? null;
  const question = quizzes.get(thingId)?.questionById.get(questionId);
  return question === undefined ? null : promptInWords(question).split('\n')[0]!;
}
