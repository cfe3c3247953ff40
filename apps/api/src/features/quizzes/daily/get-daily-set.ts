import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import type { MemberFrame } from '#features/gamification/index.ts';
import { type Catalogue, withCatalogue } from '#features/catalogue/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrCompose } from './find-or-compose.ts';
import { type MemberDay, memberDayIn, readMemberDay } from './member-day.ts';
import { finishWhenDone } from './settle-daily-set.ts';

/**
 * The caller's set of today; composed when it is first asked for. What is left of it may have gone from the library:
 * then it is finished here.
 */
export function getDailySet(
  world: Pick<World, 'db' | 'clock' | 'live'>,
  { orgId, uid }: MemberCaller,
): Promise<DailySet> {
  return withCatalogue(world, { orgId, uid }, async (catalogue) =>
    openSetOf(catalogue, world, await readMemberDay(catalogue.scope, uid, world.clock.now())),
  );
}

/** The same where the catalogue is open already. */
export async function presentDailySet(
  catalogue: Catalogue,
  world: Pick<World, 'live'>,
  { uid, now, frame }: { uid: string; now: Date; frame: MemberFrame },
): Promise<DailySet> {
  return openSetOf(catalogue, world, memberDayIn(frame, uid, now));
}

async function openSetOf(catalogue: Catalogue, world: Pick<World, 'live'>, today: MemberDay): Promise<DailySet> {
  return finishWhenDone(catalogue, world, today, await findOrCompose(catalogue, today));
}
