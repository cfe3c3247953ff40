import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { OVERVIEW_SIZE } from '@snapwell/contract/quizzes/quizzes.limits';
import { closeGreeting, dayOf, openStanding, setRanked } from '#features/gamification/index.ts';
import { calendarOf, findMemberFacts, markVisit, type MemberFacts } from '#features/organizations/index.ts';
import { readQuizOverview } from '#features/quizzes/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentOrganizationProfile } from './present-profile.ts';

/** How exactly it is known when somebody was here last: a write for each request would say no more. */
const VISIT_GRAIN_MS = 5 * 60 * 1000;

/** Of the assistant, which comes after profiles: `composition/app.ts` hands it in. */
export type HasUnfinishedMakings = (scope: OrganizationScope, uid: string) => Promise<boolean>;
type ProfileWorld = Pick<World, 'db' | 'clock' | 'live'>;

/** The caller inside an organization. Opening it is a visit; the first of a day pays and moves the streak. */
export function getOrganizationProfile(
  world: ProfileWorld,
  { orgId, uid }: MemberCaller,
  { includeRank, hasUnfinishedMakings }: { includeRank: boolean; hasUnfinishedMakings: HasUnfinishedMakings },
): Promise<OrganizationProfile> {
  const at = world.clock.now();
  return inOrganization(world.db, orgId, async (scope) => {
    const facts = await findMemberFacts(scope, uid);
    if (!facts) throw new AppError('not_found');
    const calendar = calendarOf(facts, at);
    const today = dayOf(at, calendar.clock);
    await logVisit(scope, { facts, at, isFirstToday: isBefore(facts.membership.lastVisitAt, today, calendar) });
    const { award, standing } = await openStanding(scope, world, { uid, at, calendar, includeRank });
    const { items: quizzes } = await readQuizOverview(scope, { uid, limit: OVERVIEW_SIZE });
    return presentOrganizationProfile(facts, standing, {
      isJoinedToday: dayOf(facts.membership.joinedAt, calendar.clock) === today,
      awards: award ? [award] : [],
      quizzes,
      hasUnfinishedMakings: await hasUnfinishedMakings(scope, uid),
    });
  });
}

async function logVisit(
  scope: OrganizationScope,
  { facts, at, isFirstToday }: { facts: MemberFacts; at: Date; isFirstToday: boolean },
): Promise<void> {
  const { uid } = facts.person;
  const { lastVisitAt } = facts.membership;
  if (lastVisitAt && !isFirstToday && at.getTime() - lastVisitAt.getTime() < VISIT_GRAIN_MS) return;
  await markVisit(scope, uid, at);
  if (!isFirstToday) return;
  await logActivity(scope, { uid, type: 'visited', at });
  // Whoever left and came back is compared with the others again.
  if (!lastVisitAt) await setRanked(scope, uid, true);
}

function isBefore(moment: Date | null, today: string, { clock }: ReturnType<typeof calendarOf>): boolean {
  return moment === null || dayOf(moment, clock) < today;
}

/** Remembers that today's greeting was seen. */
export function closeWelcomeDialog(world: Pick<World, 'db' | 'live'>, { orgId, uid }: MemberCaller) {
  return inOrganization(world.db, orgId, async (scope) => {
    await closeGreeting(scope, world, uid);
    return { is_first_visit_today: false } as const;
  });
}
