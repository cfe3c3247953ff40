import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { type Catalogue, enterCatalogue } from '#features/learning/index.ts';
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
  const moment = { uid, now: world.clock.now() };
  return enterCatalogue(world, { orgId, uid }, (catalogue) => presentDailySet(catalogue, world, moment));
}

/** The same where the catalogue is open already. */
export async function presentDailySet(
  catalogue: Catalogue,
  world: Pick<World, 'live'>,
  { uid, now }: { uid: string; now: Date },
): Promise<DailySet> {
  const today = await readMemberDay(catalogue.scope, uid, now);
  return finishWhenDone(catalogue, world, today, await findOrCompose(catalogue, today));
}
