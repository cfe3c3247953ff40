import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type Day, mondayOf } from '../streak/days.ts';
import { type MemberLedger, updateStanding } from '../gamification.repository.ts';
import { findOutcome, findSeat, takeSeat } from './leagues.repository.ts';
import { moveOf, paceOf } from './leagues.ts';

/** With the first gain of a week comes a seat in a league: one up, one down, or where the person was. */
export async function enterLeague(
  scope: OrganizationScope,
  { uid, standing, rules }: MemberLedger,
  countedOn: Day,
): Promise<void> {
  const week = mondayOf(countedOn);
  if (
    !rules.leagues ||
    !standing.isInLeague ||
    !standing.isRanked ||
    (standing.leagueWeek !== null && standing.leagueWeek >= week)
  )
    return;
  const next = await nextLeague(scope, uid, standing);
  await takeSeat(scope, uid, { week, ...next });
  await updateStanding(scope, uid, { leagueWeek: week, leagueTier: next.tier });
}

/** The league that the last one leads to. */
export async function nextLeague(
  scope: OrganizationScope,
  uid: string,
  { leagueWeek, leagueTier }: Pick<MemberLedger['standing'], 'leagueWeek' | 'leagueTier'>,
) {
  const last = leagueWeek === null ? null : await findSeat(scope, uid, leagueWeek);
  const outcome = last && (await findOutcome(scope, uid, last));
  if (!outcome) return { tier: leagueTier, pace: 0, came: null };
  const came = moveOf({ ...outcome, tier: leagueTier });
  return {
    tier: leagueTier + came,
    pace: paceOf({ pointsBefore: outcome.points, playersBefore: outcome.players }),
    came,
  };
}
