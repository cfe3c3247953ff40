import type { finishedSet } from '@snapwell/contract/quizzes/daily-set.schemas';
import type { z } from 'zod';
import { awardPoints } from '#features/gamification/index.ts';
import { enterCatalogue } from '#features/learning/index.ts';
import { logActivity } from '#platform/activity-log.ts';
import { AppError } from '#platform/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { markFinished } from './daily-set.repository.ts';
import { findOrCompose } from './find-or-compose.ts';
import { readMemberDay } from './member-day.ts';
import { presentSet } from './present-set.ts';

/** Finishes today's set when every step is done: once recorded, once paid, however often it is asked. */
export function finishDailySet(world: Pick<World, 'db' | 'clock' | 'live'>, { orgId, uid }: MemberCaller): Promise<z.output<typeof finishedSet>> {
  const now = world.clock.now();
  return enterCatalogue(world, { orgId, uid }, async (catalogue) => {
    const { scope } = catalogue;
    const today = await readMemberDay(scope, uid, now);
    const row = await findOrCompose(catalogue, today);
    const set = await presentSet(catalogue, today, row);
    if (set.finished_at) return { set, award: null };
    if (!row || !set.is_ready) throw new AppError('daily_set_unfinished');
    const isFirst = await markFinished(scope, today, now);
    const finished = await presentSet(catalogue, today, { ...row, finishedAt: now });
    if (!isFirst) return { set: finished, award: null };
    await logActivity(scope, { uid, type: 'daily_set_finished', facts: { day: today.day, steps: row.steps.length }, at: now });
    return { set: finished, award: await awardPoints(scope, world, { uid, at: now, source: 'daily_set', sourceId: today.day }) };
  });
}
