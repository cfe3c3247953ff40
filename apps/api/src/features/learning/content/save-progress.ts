import type { ContentProgress, ProgressReport } from '@snapwell/contract/learning/content.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem } from './complete-content.ts';
import { reportedAt } from './report-times.ts';
import { paysInMs } from './present-content.ts';
import { saveReport } from './progress.repository.ts';

/** Notes where the caller is in an item. Reports may come late, twice and from several devices. */
export function saveProgress(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  input: ProgressReport & { contentId: string },
): Promise<ContentProgress> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { uid } = caller;
    const { contentId, furthest, place } = input;
    const item = await findOpenItem(catalogue, { uid, contentId });
    const now = world.clock.now();
    const at = reportedAt(input.at, { now, joinedAt: item.joinedAt });
    const row = await saveReport(catalogue.scope, {
      uid,
      contentId,
      contentVersion: item.version,
      furthest,
      place,
      at,
    });
    return {
      furthest: row.furthest,
      place: row.place,
      best_score: row.bestScore,
      is_completed: item.completedAt !== null,
      completed_at: item.completedAt?.toISOString() ?? null,
      pays_in_ms: paysInMs(item.paysAt, now),
      is_clear: row.isClear,
    };
  });
}
