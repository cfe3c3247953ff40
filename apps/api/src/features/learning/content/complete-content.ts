import { contentKinds, type ContentType } from '@snapwell/contract/learning/kinds';
import type { Completion, CompletionReport } from '@snapwell/contract/learning/content.schemas';
import { awardPoints } from '#features/gamification/index.ts';
import { logActivity } from '#platform/activity-log.ts';
import { AppError } from '#platform/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Catalogue, enterCatalogue } from '../catalogue/enter-catalogue.ts';
import { presentLink } from '../catalogue/present-cards.ts';
import { findItemAfter, isChapterComplete } from '../catalogue/standing.ts';
import { chapterOf, type TreeItem } from '../catalogue/tree.ts';
import { findOpenItem } from './find-open-item.ts';
import { logWhatIsComplete } from './log-what-is-complete.ts';
import { momentOf } from './moment-of.ts';
import { saveCompletion, saveReport } from './progress.repository.ts';

/** What is left at the end may be a pixel or a rounded second. */
const NEARLY = 0.005;

type CompletionWorld = Pick<World, 'db' | 'clock' | 'live'>;

/** What follows from a completion in features that stand higher, in the same transaction; `app.ts` passes it in. */
export type AfterCompletion = (scope: OrganizationScope, learner: { uid: string; now: Date }) => Promise<void>;

/** Completes an item for the caller: once recorded, once paid, however often it is asked. */
export function completeContent(
  world: CompletionWorld,
  caller: MemberCaller,
  input: CompletionReport & { contentId: string },
  after: AfterCompletion,
): Promise<Completion> {
  return enterCatalogue(world, caller, async (catalogue) => {
    const { uid } = caller;
    const { contentId, score } = input;
    const item = await findOpenItem(catalogue, { uid, contentId });
    const { completesAt, type } = contentKinds[item.kind];
    const furthest = Math.max(item.furthest ?? 0, input.furthest);
    if (completesAt === null || furthest < completesAt - NEARLY) throw new AppError('content_unfinished');
    const now = world.clock.now();
    const at = momentOf(input.at, now);
    await saveReport(catalogue.scope, { uid, contentId, contentVersion: item.version, furthest, place: {}, score, at });
    const completed = { uid, contentId, contentVersion: item.version, title: item.title, type, at };
    const done = item.place
      ? await recordCompletion(catalogue.scope, world, completed)
      : await completeOwn(catalogue.scope, completed);
    if (done.is_new) await after(catalogue.scope, { uid, now });
    return {
      content_id: contentId,
      is_completed: true,
      ...done,
      ...whatItCompletes(catalogue, item.place, done.is_new),
    };
  });
}

/** A private item is for its owner alone: it is noted in their history, pays nothing, and nobody hears of it. */
async function completeOwn(
  scope: OrganizationScope,
  { at, ...done }: Completed,
): Promise<Pick<Completion, 'is_new' | 'award'>> {
  return { is_new: await saveCompletion(scope, { ...done, completedAt: at }), award: null };
}

export interface Completed {
  readonly uid: string;
  readonly contentId: string;
  readonly contentVersion: number;
  readonly title: string;
  readonly type: ContentType;
  readonly at: Date;
}

/**
 * Records a completion, pays for it and writes it down; the second time nothing happens. Quizzes and simulations pay
 * by their result, elsewhere.
 */
export async function recordCompletion(
  scope: OrganizationScope,
  world: Pick<World, 'live'>,
  { type, title, at, ...done }: Completed,
): Promise<Pick<Completion, 'is_new' | 'award'>> {
  const isNew = await saveCompletion(scope, { ...done, completedAt: at });
  if (!isNew) return { is_new: false, award: null };
  const { uid, contentId } = done;
  const facts = { content_id: contentId, content_type: type, title };
  await logActivity(scope, { uid, type: 'content_completed', facts, at });
  await logWhatIsComplete(scope, { uid, contentId, at });
  if (type === 'quiz' || type === 'simulation') return { is_new: true, award: null };
  const award = await awardPoints(scope, world, {
    uid: done.uid,
    at,
    source: 'content',
    sourceId: done.contentId,
    kind: type,
  });
  return { is_new: true, award };
}

function whatItCompletes(
  { tree, learner }: Catalogue,
  item: TreeItem | null,
  isNew: boolean,
): Pick<Completion, 'completes_chapter' | 'completes_module' | 'next'> {
  if (!item) return { completes_chapter: false, completes_module: false, next: null };
  const now = { ...learner, completed: new Set([...learner.completed, item.id]) };
  const { chapters } = tree.moduleById.get(item.moduleId)!;
  const next = findItemAfter(tree, now, item.id);
  return {
    completes_chapter: isNew && isChapterComplete(now, chapterOf(tree, item)),
    completes_module: isNew && chapters.every((chapter) => isChapterComplete(now, chapter)),
    next: next && presentLink(next),
  };
}
