import type { HomeScreen } from '@snapwell/contract/profiles/home.schemas';
import { readMemberFrame, readWeekRanking } from '#features/gamification/index.ts';
import { withCatalogue, presentHome } from '#features/catalogue/index.ts';
import { presentDailySet } from '#features/quizzes/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';

/** Everything that the home screen shows of the features below, in one transaction. */
export function getHomeScreen(
  world: Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>,
  { orgId, uid }: MemberCaller,
): Promise<HomeScreen> {
  const now = world.clock.now();
  return withCatalogue(world, { orgId, uid }, async (catalogue) => {
    const frame = await readMemberFrame(catalogue.scope, uid, now);
    const dailySet = await presentDailySet(catalogue, world, { uid, now, frame });
    return {
      ...(await presentHome(catalogue, { uid, now, rules: frame.rules })),
      daily_set: dailySet,
      awards: dailySet.awards,
      week_ranking: await readWeekRanking(catalogue.scope, { uid, at: now, frame }),
    };
  });
}
