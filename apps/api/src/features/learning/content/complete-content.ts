import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import type { Completion, CompletionReport } from '@snapwell/contract/learning/content.schemas';
import { creditedMoment, type Earning, readCalendar, settle, type SettleWorld } from '#features/gamification/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findCompletedWith, withCatalogue, type Catalogue, isLocked } from '#features/catalogue/index.ts';
import { leastMsOf, reportedAt, timeLeftMs } from './report-times.ts';
import { paysInMs } from './present-content.ts';
import { findExtent, markPaid, saveCompletion, saveReport, findReportedItem } from './progress.repository.ts';

/** What is left at the end may be a pixel or a rounded second. */
const NEARLY = 0.005;

type CompletionWorld = Pick<World, 'db' | 'clock'> & SettleWorld;

/** Completes an item for the caller: once recorded, once paid, however often it is asked. */
export function completeContent(
  world: CompletionWorld,
  caller: MemberCaller,
  input: CompletionReport & { contentId: string },
): Promise<Completion> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { scope } = catalogue;
    const { uid } = caller;
    const { contentId, score } = input;
    const item = await findOpenItem(catalogue, { uid, contentId });
    const { completesAt, type } = contentKinds[item.kind];
    const furthest = Math.max(item.furthest ?? 0, input.furthest);
    if (completesAt === null || furthest < completesAt - NEARLY) throw new AppError('content_unfinished');
    const now = world.clock.now();
    const at = reportedAt(input.at, { now, joinedAt: item.joinedAt });
    const report = { uid, contentId, contentVersion: item.version, furthest, place: {}, score, at };
    const { startedAt } = await saveReport(scope, report);
    const completed = { uid, contentId, contentVersion: item.version, title: item.title, type, at };
    const done = { content_id: contentId, is_completed: true } as const;
    if (!item.place) {
      // A private item is for its owner alone: it is noted in their history, pays nothing, and nobody hears of it.
      await saveCompletion(scope, { uid, contentId, contentVersion: item.version, completedAt: at });
      return { ...done, awards: [], pays_in_ms: null };
    }
    const settled = item.completedAt
      ? await payLater(scope, world, { completed, paysAt: item.paysAt, now })
      : await payNow(scope, world, { completed, startedAt, opened: item, now });
    return { ...done, ...settled };
  });
}

type Settled = Pick<Completion, 'awards' | 'pays_in_ms'>;

interface First {
  readonly completed: Completed;
  readonly startedAt: Date;
  readonly opened: { readonly openedAt: Date | null; readonly reopenedAt: Date | null };
  readonly now: Date;
}

/** Records a completion for the first time. It pays at once, unless it came faster than anybody can go through it. */
async function payNow(
  scope: OrganizationScope,
  world: SettleWorld,
  { completed, startedAt, opened: { openedAt, reopenedAt }, now }: First,
): Promise<Settled> {
  const { uid, contentId, at } = completed;
  const leftMs = timeLeftMs(leastMsOf(await findExtent(scope, contentId)), { openedAt, now, startedAt, at });
  const paysAt = leftMs > 0 ? new Date(now.getTime() + leftMs) : null;
  if (!(await recordCompletion(scope, { ...completed, paysAt }))) return { awards: [], pays_in_ms: null };
  const fetched = [openedAt, reopenedAt].filter((moment) => moment !== null);
  const credited =
    at < now ? creditedMoment({ at, now, fetched, clock: (await readCalendar(scope, uid, now)).clock }) : now;
  const earnings = paysAt ? [] : earningsOf(completed);
  const awards = await settle(scope, world, { uid, at: credited, now, contentId, earnings });
  return { awards, pays_in_ms: paysInMs(paysAt, now) };
}

/** Pays for what was completed before, when its least time has passed meanwhile. */
async function payLater(
  scope: OrganizationScope,
  world: SettleWorld,
  { completed, paysAt, now }: { completed: Completed; paysAt: Date | null; now: Date },
): Promise<Settled> {
  const { uid, contentId } = completed;
  const isDue = paysAt !== null && paysAt <= now && (await markPaid(scope, { uid, contentId }));
  if (!isDue) return { awards: [], pays_in_ms: paysInMs(paysAt, now) };
  const earnings = earningsOf(completed);
  return { awards: await settle(scope, world, { uid, at: now, now, contentId, earnings }), pays_in_ms: null };
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
  /** When it pays, where it does not pay at once. */
  readonly paysAt?: Date | null;
}

/** Records a completion and writes it down; true when it is the first time. Who calls this settles it as well. */
export async function recordCompletion(
  scope: OrganizationScope,
  { type, title, at, ...done }: Completed,
): Promise<boolean> {
  const isNew = await saveCompletion(scope, { ...done, completedAt: at });
  if (!isNew) return false;
  const { uid, contentId } = done;
  const facts = { content_id: contentId, content_type: type, title };
  await logActivity(scope, { uid, type: 'content_completed', facts, at });
  await logWhatIsComplete(scope, { uid, contentId, at });
  return true;
}

/** Writes down the module and the courses whose last open item was just completed. */
async function logWhatIsComplete(
  scope: OrganizationScope,
  { uid, contentId, at }: { uid: string; contentId: string; at: Date },
): Promise<void> {
  const { module, courses } = await findCompletedWith(scope, { uid, contentId });
  if (!module) return;
  const facts = { module_id: module.id, title: module.title };
  await logActivity(scope, { uid, type: 'module_completed', facts, at });
  for (const { id, title } of courses)
    await logActivity(scope, { uid, type: 'course_completed', facts: { course_id: id, title }, at });
}

/** The item that a member reports on; refused when they may not see it, or not yet. */
export async function findOpenItem(
  { scope, tree, learner }: Catalogue,
  { uid, contentId }: { uid: string; contentId: string },
) {
  const place = tree.itemById.get(contentId) ?? null;
  if (place && isLocked(tree, learner, place)) throw new AppError('content_locked');
  const item = await findReportedItem(scope, { uid, contentId });
  if (!item || (!place && item.ownerUid !== uid)) throw new AppError('not_found');
  return { ...item, place };
}
