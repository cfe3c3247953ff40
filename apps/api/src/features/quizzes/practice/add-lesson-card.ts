import type { LessonCardMade } from '@snapwell/contract/quizzes/reviews.schemas';
import { withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findSources } from '../reviews/sources/card-sources.ts';
import { findCardsOf, listCards, saveCards } from '../reviews/cards.repository.ts';
import { foldedWords, hasGap, type LessonPoint, pointOfPart } from '../reviews/sources/lesson-points.ts';
import { newSalt } from '../reviews/remember-answers.ts';
import { newMemory } from '../reviews/scheduler.ts';

/** Cards out of lessons that somebody may keep at once. */
const MOST = 500;

/**
 * Makes a card of what somebody selected in a lesson, in the words of the lesson; due at once. Making it twice changes
 * nothing. What the lesson does not say makes no card.
 */
export function addLessonCard(
  world: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  { content_id: contentId, selection }: { content_id: string; selection: string },
): Promise<LessonCardMade> {
  const now = world.clock.now();
  return withCatalogue(world, { orgId, uid }, async (catalogue) => {
    const { scope } = catalogue;
    await findOpenItem(catalogue, { uid, contentId });
    const { points } = await findSources(scope, uid, [{ kind: 'point', thingId: contentId }]);
    const words = foldedWords(selection);
    const all = [...(points.get(contentId)?.values() ?? [])];
    // A part of a sentence is what is to be known of it. Whoever chooses a sentence wants to know it, even where no word of it stands out: then its end is asked for.
    const point =
      pointOfPart(all, selection) ??
      pointSaying(
        words,
        all.filter(({ isTelling }) => isTelling),
      ) ??
      pointSaying(words, all.filter(isWorthKnowing));
    if (!point || words === '')
      throw new AppError('invalid_request', [
        {
          path: 'selection',
          message:
            /*i18n*/ 'There is nothing here to ask for. Select a sentence with a number, a term or a reason, an entry of a list, or a row.',
        },
      ]);
    const cards = await findCardsOf(scope, uid, 'point', contentId);
    if (!cards.some(({ questionId }) => questionId === point.id)) {
      if ((await listCards(scope, uid)).filter(({ kind }) => kind === 'point').length >= MOST)
        throw new AppError('limit_reached');
      const card = { id: newId(now), uid, kind: 'point' as const, thingId: contentId, questionId: point.id };
      await saveCards(scope, [{ ...card, shuffleSalt: newSalt(), ...newMemory(now) }]);
    }
    return { front: point.front, back: point.back };
  });
}

/** So many words say something, and leave enough to recall the rest by. */
const FEWEST_WORDS = 6;

const isWorthKnowing = (point: LessonPoint): boolean =>
  hasGap(point) && foldedWords(point.words).split(' ').length >= FEWEST_WORDS;

function pointSaying(words: string, points: readonly LessonPoint[]): LessonPoint | undefined {
  return (
    points.find((each) => foldedWords(each.words).includes(words)) ??
    points.find((each) => words.includes(foldedWords(each.words)))
  );
}
