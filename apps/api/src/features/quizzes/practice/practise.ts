import type { Practice } from '@snapwell/contract/quizzes/reviews.schemas';
import { type Catalogue, isLocked, type TreeItem, withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem } from '#features/learning/index.ts';
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
/** Lessons around one whose texts are looked through for questions. */
const AROUND = 12;

interface PracticeWish {
  /** The item that is open or named; null where none is. */
  readonly contentId: string | null;
  /** So many questions are wanted: where the lesson has fewer, the lessons around it are asked about as well. */
  readonly wanted?: number | undefined;
}

interface Asking {
  readonly uid: string;
  readonly now: Date;
}

/**
 * What the caller can be asked right now: what is due of the lesson that is open, the questions in its text, the same of
 * the lessons around it where more are wanted, then what else is due. The questions of a text become cards when they are
 * asked for the first time. Nothing is asked of a quiz that the caller is in the middle of.
 */
export function startPractice(
  world: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  { contentId, wanted }: PracticeWish,
): Promise<Practice> {
  const now = world.clock.now();
  const most = wanted ?? AT_ONCE;
  return withCatalogue(world, { orgId, uid }, async (catalogue) => {
    if (contentId !== null) await findOpenItem(catalogue, { uid, contentId });
    const lesson = contentId === null ? undefined : catalogue.tree.itemById.get(contentId);
    if (lesson) await addCardsOf(catalogue, [lesson], { uid, now });
    const around = lesson && wanted !== undefined ? lessonsAround(catalogue, lesson) : [];
    let askable = await listAskable(catalogue, { lesson, around }, { uid, now });
    // What is due of another chapter doesn't take the place of the questions of this one.
    const missing = most - askable.ofLesson.length - askable.ofChapter;
    if (around.length > 0 && missing > 0) {
      const isEnough = askable.ofLesson.length + askable.nearby.length >= most;
      const asked = isEnough ? around.filter(({ chapterId }) => chapterId === lesson?.chapterId) : around;
      await addCardsOf(catalogue, asked.slice(0, AROUND), { uid, now, most: missing });
      askable = await listAskable(catalogue, { lesson, around }, { uid, now });
    }
    const { ofLesson, nearby, others, sources } = askable;
    const cards = [...ofLesson, ...nearby, ...others];
    return {
      items: cards.slice(0, most).flatMap((card) => presentCard(card, sources, now) ?? []),
      of_lesson: Math.min(ofLesson.length, most),
      nearby: Math.max(0, Math.min(nearby.length, most - ofLesson.length)),
      due: cards.length,
    };
  });
}

/** Open articles of the same module: of its chapter first, those that are read before those that are not. */
function lessonsAround({ tree, learner }: Catalogue, lesson: TreeItem): TreeItem[] {
  const rankOf = ({ id, chapterId }: TreeItem) =>
    (chapterId === lesson.chapterId ? 0 : 2) + (learner.completed.has(id) ? 0 : 1);
  return [...tree.itemById.values()]
    .filter((item) => item.moduleId === lesson.moduleId && item.id !== lesson.id && item.kind === 'article')
    .filter((item) => !isLocked(tree, learner, item))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

interface Askable {
  readonly ofLesson: readonly CardRow[];
  /** The nearest lessons first. */
  readonly nearby: readonly CardRow[];
  /** So many of them are of the lesson's own chapter. */
  readonly ofChapter: number;
  readonly others: readonly CardRow[];
  readonly sources: Sources;
}

/** What is due, by how near it is to the lesson, then the most faded first. */
async function listAskable(
  { scope }: Catalogue,
  { lesson, around }: { lesson: TreeItem | undefined; around: readonly TreeItem[] },
  { uid, now }: Asking,
): Promise<Askable> {
  const { due } = await listDueCards(scope, uid, now);
  const sources = await findSources(scope, uid, due);
  const near = new Map(around.map(({ id }, at) => [id, at]));
  const about = ({ kind, thingId, questionId }: CardRow): string =>
    (kind === 'question' && sources.quizzes.get(thingId)?.questionById.get(questionId)?.teaches) || thingId;
  const shown = due
    .filter((card) => presentCard(card, sources, now) !== null)
    .toSorted((a, b) => retrievabilityOf(a, now) - retrievabilityOf(b, now));
  const groups = Map.groupBy(shown, (card) => {
    if (lesson && [about(card), card.thingId].includes(lesson.id)) return 'lesson';
    return near.has(about(card)) ? 'nearby' : 'others';
  });
  const of = (group: 'lesson' | 'nearby' | 'others') => groups.get(group) ?? [];
  const nearby = of('nearby').toSorted((a, b) => near.get(about(a))! - near.get(about(b))!);
  const chapter = new Set(around.filter(({ chapterId }) => chapterId === lesson?.chapterId).map(({ id }) => id));
  const ofChapter = nearby.filter((card) => chapter.has(about(card))).length;
  return { ofLesson: of('lesson'), nearby, ofChapter, others: of('others'), sources };
}

/** Makes cards of the questions in these texts that are none yet, at most so many. */
async function addCardsOf(
  { scope }: Catalogue,
  lessons: readonly TreeItem[],
  { uid, now, most = Infinity }: Asking & { most?: number },
): Promise<void> {
  const articles = lessons
    .filter(({ kind }) => kind === 'article')
    .map(({ id }) => ({ kind: 'question' as const, thingId: id }));
  if (articles.length === 0) return;
  const { quizzes } = await findSources(scope, uid, articles);
  const there = new Set((await listCards(scope, uid)).map(({ thingId, questionId }) => `${thingId} ${questionId}`));
  const added = articles
    .flatMap((article) =>
      [...(quizzes.get(article.thingId)?.questionById.keys() ?? [])].map((questionId) => ({ ...article, questionId })),
    )
    .filter(({ thingId, questionId }) => !there.has(`${thingId} ${questionId}`))
    .slice(0, most);
  await saveCards(
    scope,
    added.map((card) => ({ id: newId(now), uid, ...card, shuffleSalt: newSalt(), ...newMemory(now) })),
  );
}
