import type { Practice } from '@snapwell/contract/quizzes/reviews.schemas';
import { withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem, readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listDueCards } from '../reviews/due-cards.ts';
import { findSources, type Sources } from '../reviews/sources/card-sources.ts';
import { type CardRow, listCards, saveCards } from '../reviews/cards.repository.ts';
import { presentCard } from '../reviews/present-card.ts';
import { newSalt } from '../reviews/remember-answers.ts';
import { newMemory, retrievabilityOf } from '../reviews/scheduler.ts';

const AT_ONCE = 5;

interface PracticeQuery {
  readonly uid: string;
  /** The item that is open; null where none is. */
  readonly contentId: string | null;
  readonly now: Date;
}

/**
 * What the caller can be asked right now: what is due of the lesson that is open, the questions in its text, then what
 * else is due. The questions of a text become cards when they are asked for the first time. Nothing is asked of a quiz
 * that the caller is in the middle of.
 */
export function startPractice(
  world: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  contentId: string | null,
): Promise<Practice> {
  const now = world.clock.now();
  return withCatalogue(world, { orgId, uid }, async (catalogue) => {
    if (contentId !== null) await findOpenItem(catalogue, { uid, contentId });
    const { ofLesson, others, sources } = await askable(catalogue.scope, { uid, contentId, now });
    const cards = [...ofLesson, ...others];
    return {
      items: cards.slice(0, AT_ONCE).flatMap((card) => presentCard(card, sources, now) ?? []),
      of_lesson: Math.min(ofLesson.length, AT_ONCE),
      due: cards.length,
    };
  });
}

async function askable(
  scope: OrganizationScope,
  { uid, contentId, now }: PracticeQuery,
): Promise<{ ofLesson: CardRow[]; others: CardRow[]; sources: Sources }> {
  if (contentId !== null) await addLessonCards(scope, { uid, contentId, now });
  const { due } = await listDueCards(scope, uid, now);
  const sources = await findSources(scope, uid, due);
  const isOfLesson = ({ kind, thingId, questionId }: CardRow) =>
    contentId !== null &&
    (thingId === contentId ||
      (kind === 'question' && sources.quizzes.get(thingId)?.questionById.get(questionId)?.teaches === contentId));
  const fading = due.toSorted((a, b) => retrievabilityOf(a, now) - retrievabilityOf(b, now));
  const shown = fading.filter((card) => presentCard(card, sources, now) !== null);
  return { ofLesson: shown.filter(isOfLesson), others: shown.filter((card) => !isOfLesson(card)), sources };
}

async function addLessonCards(
  scope: OrganizationScope,
  { uid, contentId, now }: { uid: string; contentId: string; now: Date },
): Promise<void> {
  const lesson = { uid, kind: 'question' as const, thingId: contentId };
  const [row] = await readContents(scope, { uid, contentIds: [contentId] });
  if (row?.item.kind !== 'article') return;
  const asCard = { ...lesson, questionId: '' };
  const questions = (await findSources(scope, uid, [asCard])).quizzes.get(contentId)?.questionById ?? new Map();
  const there = new Set(
    (await listCards(scope, uid)).filter((card) => card.thingId === contentId).map((card) => card.questionId),
  );
  await saveCards(
    scope,
    [...questions.keys()]
      .filter((id) => !there.has(id))
      .map((questionId) => ({ id: newId(now), ...lesson, questionId, shuffleSalt: newSalt(), ...newMemory(now) })),
  );
}
