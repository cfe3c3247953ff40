import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { enterCatalogue } from '#features/learning/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrCompose } from './find-or-compose.ts';
import { readMemberDay } from './member-day.ts';
import { presentSet } from './present-set.ts';

/** The caller's set of today; composed when it is first asked for. */
export function openDailySet(world: Pick<World, 'db' | 'clock'>, { orgId, uid }: MemberCaller): Promise<DailySet> {
  return enterCatalogue(world, { orgId, uid }, async (catalogue) => {
    const today = await readMemberDay(catalogue.scope, uid, world.clock.now());
    return presentSet(catalogue, today, await findOrCompose(catalogue, today));
  });
}
