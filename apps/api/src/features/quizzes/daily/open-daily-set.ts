import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { enterCatalogue } from '#features/learning/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrCompose } from './find-or-compose.ts';
import { readMemberDay } from './member-day.ts';
import { finishWhenDone } from './settle-daily-set.ts';

/**
 * The caller's set of today; composed when it is first asked for. What is left of it may have gone from the library:
 * then it is finished here.
 */
export function openDailySet(
  world: Pick<World, 'db' | 'clock' | 'live'>,
  { orgId, uid }: MemberCaller,
): Promise<DailySet> {
  return enterCatalogue(world, { orgId, uid }, async (catalogue) => {
    const today = await readMemberDay(catalogue.scope, uid, world.clock.now());
    return finishWhenDone(catalogue, world, today, await findOrCompose(catalogue, today));
  });
}
