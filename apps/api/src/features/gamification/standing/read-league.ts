import { type League, leagueTiers } from '@snapwell/contract/gamification/league.schemas';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { boardOn } from '../boards.ts';
import { dayOf } from '../streak/days.ts';
import { nextLeague } from '../leagues/enter-league.ts';
import { findBoardFrame, listLeague } from '../rank/leaderboard.read-model.ts';
import { findSeat } from '../leagues/leagues.repository.ts';
import { movesOf } from '../leagues/leagues.ts';
import { presentRow } from './read-leaderboard.ts';
import { findStanding } from './standing.read-model.ts';

/** This week's league of the caller; null where leagues are off, by the organization or by the caller. */
export function readLeague(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
): Promise<{ league: League | null }> {
  return inOrganization(db, orgId, async (scope) => {
    const frame = await findBoardFrame(scope, undefined);
    const today = dayOf(clock.now(), frame!.clock);
    const standing = await findStanding(scope, { uid, today, includeRank: false });
    const isOff = standing?.inForce?.rules.leagues === false || standing?.row.isInLeague === false;
    return { league: isOff ? null : await presentLeague(scope, { uid, today, standing: standing?.row ?? newcomer }) };
  });
}

const newcomer = { leagueWeek: null, leagueTier: 0 };

async function presentLeague(
  scope: OrganizationScope,
  {
    uid,
    today,
    standing,
  }: { uid: string; today: string; standing: typeof newcomer | { leagueWeek: string | null; leagueTier: number } },
): Promise<League> {
  const { board, from, through } = boardOn('week', today);
  const seat = await findSeat(scope, uid, from!);
  const rows = seat ? await listLeague(scope, { ...seat, board, today }) : [];
  const { tier, came } = seat ?? (await nextLeague(scope, uid, standing));
  const moves = movesOf(rows.length);
  return {
    tier: leagueTiers[tier]!,
    came: came === null ? null : came > 0 ? 'up' : came < 0 ? 'down' : 'stayed',
    from: from!,
    through: through!,
    items: rows.map((row) => presentRow(row, uid)),
    moves_up: tier < leagueTiers.length - 1 ? moves : 0,
    moves_down: tier > 0 ? moves : 0,
  };
}
