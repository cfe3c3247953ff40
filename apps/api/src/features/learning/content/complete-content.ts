import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { contentKinds, type ContentType } from '@snapwell/contract/learning/kinds';
import type { Completion, CompletionReport } from '@snapwell/contract/learning/content.schemas';
import { type Earning, settle } from '#features/gamification/index.ts';
import { logActivity } from '#platform/activity-log.ts';
import { AppError } from '#platform/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { enterCatalogue } from '../catalogue/enter-catalogue.ts';
import { findOpenItem } from './find-open-item.ts';
import { momentOf } from './moment-of.ts';
import { saveCompletion, saveReport } from './progress.repository.ts';

/** What is left at the end may be a pixel or a rounded second. */
const NEARLY = 0.005;

type CompletionWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>;

/** Completes an item for the caller: once recorded, once paid, however often it is asked. */
export function completeContent(
  world: CompletionWorld,
  caller: MemberCaller,
  input: CompletionReport & { contentId: string },
): Promise<Completion> {
  return enterCatalogue(world, caller, async (catalogue) => {
    const { scope } = catalogue;
    const { uid } = caller;
    const { contentId, score } = input;
    const item = await findOpenItem(catalogue, { uid, contentId });
    const { completesAt, type } = contentKinds[item.kind];
    const furthest = Math.max(item.furthest ?? 0, input.furthest);
    if (completesAt === null || furthest < completesAt - NEARLY) throw new AppError('content_unfinished');
    const now = world.clock.now();
    const at = momentOf(input.at, now);
    await saveReport(scope, { uid, contentId, contentVersion: item.version, furthest, place: {}, score, at });
    const completed = { uid, contentId, contentVersion: item.version, title: item.title, type, at };
    const awards: Award[] = [];
    // A private item is for its owner alone: it is noted in their history, pays nothing, and nobody hears of it.
    if (!item.place) await saveCompletion(scope, { uid, contentId, contentVersion: item.version, completedAt: at });
    else if (await recordCompletion(scope, completed))
      awards.push(...(await settle(scope, world, { uid, at, now, contentId, earnings: earningsOf(completed) })));
    return { content_id: contentId, is_completed: true, awards };
  });
}

/** Quizzes and simulations pay by their result, elsewhere. */
function earningsOf({ contentId, type }: Completed): Earning[] {
  if (type === 'quiz' || type === 'simulation') return [];
  return [{ source: 'content', sourceId: contentId, kind: type }];
}

export interface Completed {
  readonly uid: string;
  readonly contentId: string;
  readonly contentVersion: number;
  readonly title: string;
  readonly type: ContentType;
  readonly at: Date;
}

/** Records a completion and writes it down; true when it is the first time. Who calls this settles it as well. */
export async function recordCompletion(
  scope: OrganizationScope,
  { type, title, at, ...done }: Completed,
): Promise<boolean> {
  const isNew = await saveCompletion(scope, { ...done, completedAt: at });
  if (isNew)
    await logActivity(scope, {
      uid: done.uid,
      type: 'content_completed',
      facts: { content_id: done.contentId, content_type: type, title },
      at,
    });
  return isNew;
}
