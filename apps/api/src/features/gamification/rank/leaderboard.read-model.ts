import { eq, type SQL, sql } from 'drizzle-orm';
import { groupMembers, groups, memberships, organizations } from '#features/organizations/index.ts';
import { users } from '#features/identity/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME, type Board } from '../boards.ts';
import type { Day, DayClock } from '../streak/days.ts';
import { pointRuleVersions, rankSnapshots } from '../gamification.tables.ts';
import type { LeagueKey } from '../leagues/leagues.repository.ts';
import { rankOf } from './rank.read-model.ts';

/** A place on a board, with who holds it. */
export type BoardRow = {
  readonly uid: string;
  readonly points: number;
  readonly rank: number;
  /** The rank at the beginning of the day; null where that is not known. */
  readonly rankBefore: number | null;
  readonly name: string | null;
  readonly photoUrl: string | null;
  readonly isNameHidden: boolean | null;
  readonly group: string | null;
  /** Points of each day of the week so far; null on any other board. */
  readonly days: readonly number[] | null;
};

export interface BoardQuery {
  readonly board: Board;
  readonly groupId: string | undefined;
  /** When the copies of the histograms were made, where that was today. */
  readonly comparedAt: Date | null;
  /** The days of the running week whose points are asked for, too. */
  readonly days?: { readonly from: Day; readonly through: Day } | undefined;
}

type BoardPosition = readonly [points: number, uid: string];

/** What a board needs to know of its organization. */
export interface BoardFrame {
  readonly clock: DayClock;
  readonly snapshot: { readonly takenOn: Day; readonly takenAt: Date } | null;
  /** True also when no group is asked for. */
  readonly hasGroup: boolean;
  /** The organization shows leaderboards. */
  readonly isOn: boolean;
}

export async function findBoardFrame(
  { tx, orgId }: OrganizationScope,
  groupId: string | undefined,
): Promise<BoardFrame | null> {
  const [row] = await tx
    .select({
      timezone: organizations.timezone,
      dayStartHour: organizations.dayStartHour,
      takenOn: rankSnapshots.takenOn,
      takenAt: rankSnapshots.takenAt,
      hasGroup: groupId
        ? sql<boolean>`exists (select from ${groups} g where g.org_id = ${orgId} and g.id = ${groupId})`
        : sql<boolean>`true`,
      isOn: settingOf(orgId, 'leaderboards', true),
    })
    .from(organizations)
    .leftJoin(rankSnapshots, eq(rankSnapshots.orgId, organizations.id))
    .where(eq(organizations.id, orgId));
  if (!row) return null;
  const { timezone, dayStartHour, takenOn, takenAt, hasGroup, isOn } = row;
  return {
    clock: { timezone, dayStartHour },
    snapshot: takenOn && takenAt ? { takenOn, takenAt } : null,
    hasGroup,
    isOn,
  };
}

/** A page of a board, the best first, behind a place. */
export async function listBoard(
  scope: OrganizationScope,
  query: BoardQuery,
  page: { after: BoardPosition | undefined; limit: number },
): Promise<BoardRow[]> {
  const behind = page.after ? sql`and (points, uid) < (${page.after[0]}, ${page.after[1]})` : sql``;
  const places = sql`select uid, points, rank from scored where points > 0 ${behind} order by points desc, uid desc limit ${page.limit}`;
  return readPlaces(scope, query, places);
}

/**
 * The place of one person with up to two neighbours on each side, the best first; nothing for somebody without
 * points.
 */
export async function listAround(scope: OrganizationScope, query: BoardQuery, uid: string): Promise<BoardRow[]> {
  // Compared with one value and not joined: so the neighbours are met in the index, on both sides of that place.
  const mine = sql`(select points, uid from me)`;
  const places = sql`(select uid, points, rank from scored where (points, uid) > ${mine} order by points, uid limit 2)
    union all select uid, points, rank from me
    union all (select uid, points, rank from scored where points > 0 and (points, uid) < ${mine} order by points desc, uid desc limit 2)`;
  return readPlaces(
    scope,
    query,
    places,
    sql`, me as (select uid, points, rank from scored where uid = ${uid} and points > 0)`,
  );
}

async function readPlaces(
  { tx, orgId }: OrganizationScope,
  query: BoardQuery,
  places: SQL,
  alsoNamed: SQL = sql``,
): Promise<BoardRow[]> {
  const { board, groupId, comparedAt, days } = query;
  const rank = groupId ? sql`p.rank` : rankOf({ orgId, board, points: sql`p.points` });
  const since = comparedAt?.toISOString();
  const gained = sql`(select coalesce(sum(l.points), 0)::int from points_ledger l
    where l.org_id = ${orgId} and l.uid = p.uid and l.day >= (${since}::timestamptz)::date - 1 and l.earned_at >= ${since}::timestamptz)`;
  const before = rankOf({ orgId, board: `${board}~`, points: sql`(p.points - past.gained)` });
  const rankBefore = groupId || !since ? sql`null::int` : sql`case when p.points > past.gained then ${before} end`;
  const { rows } = await tx.execute<BoardRow>(sql`
    with scored as ${groupId ? sql`materialized` : sql`not materialized`} (${scoresOf(orgId, query)}) ${alsoNamed}, place as (${places})
    select p.uid, p.points, ${rank} as rank, ${rankBefore} as "rankBefore", u.display_name as name, u.photo_url as "photoUrl", (m.is_name_hidden or ${settingOf(orgId, 'names_hidden', false)}) as "isNameHidden",
      ${groupNameOf(orgId)} as "group", ${days ? pointsByDay(orgId, days) : sql`null`} as days
    from place p
    left join ${memberships} m on m.org_id = ${orgId} and m.uid = p.uid
    left join ${users} u on u.uid = p.uid
    left join lateral (select ${since ? gained : sql`0`} as gained) past on true
    order by p.points desc, p.uid desc`);
  return rows;
}

/** What person `p` earned on each of these days of the organization; their own calendar may be a day apart. */
const pointsByDay = (orgId: string, { from, through }: { from: Day; through: Day }) =>
  sql`(select array_agg(coalesce(earned.points, 0)::int order by day) from generate_series(${from}::date, ${through}::date, '1 day') as day
    left join (select l.counted_on, sum(l.points) as points from points_ledger l
      where l.org_id = ${orgId} and l.uid = p.uid and l.day between ${from}::date - 1 and ${through}::date + 1 group by l.counted_on) earned
    on earned.counted_on = day::date)`;

/** A switch of the rules in force; of rules that were made before it was there, what it was then. */
const settingOf = (orgId: string, name: 'names_hidden' | 'leaderboards', otherwise: boolean) =>
  sql<boolean>`coalesce((select (v.rules->>${sql.raw(`'${name}'`)})::boolean from ${pointRuleVersions} v
    where v.org_id = ${orgId} order by v.version desc limit 1), ${otherwise})`;

/** The first group of person `p`, by name. */
const groupNameOf = (orgId: string) => sql`(select min(g.name) from ${groupMembers} gm
  join ${groups} g on g.org_id = gm.org_id and g.id = gm.group_id where gm.org_id = ${orgId} and gm.uid = p.uid)`;

/** Everybody on a board. A group is small enough to be ranked as a whole; an organization is not. */
function scoresOf(orgId: string, { board, groupId }: BoardQuery): SQL {
  const inGroup = (uid: SQL) =>
    groupId
      ? sql`and ${uid} in (select gm.uid from ${groupMembers} gm where gm.org_id = ${orgId} and gm.group_id = ${groupId})`
      : sql``;
  const rank = (points: SQL) => (groupId ? sql`rank() over (order by ${points} desc)::int` : sql`0`);
  if (board === ALL_TIME)
    return sql`select s.uid, s.snap_points as points, ${rank(sql`s.snap_points`)} as rank
      from member_standings s where s.org_id = ${orgId} and s.is_ranked ${inGroup(sql`s.uid`)}`;
  return sql`select b.uid, b.points, ${rank(sql`b.points`)} as rank
    from period_scores b join member_standings s on s.org_id = b.org_id and s.uid = b.uid
    where b.org_id = ${orgId} and b.board = ${board} and s.is_ranked ${inGroup(sql`b.uid`)}`;
}

/** Everybody in one league, the best first, compared with the beginning of the day. */
export async function listLeague(
  { tx, orgId }: OrganizationScope,
  { week, tier, pace, number, board, today }: LeagueKey & { board: Board; today: Day },
): Promise<BoardRow[]> {
  const { rows } = await tx.execute<BoardRow>(sql`
    with seat as (
      select s.uid, coalesce(b.points, 0) as points,
        (select coalesce(sum(l.points), 0)::int from points_ledger l
          where l.org_id = ${orgId} and l.uid = s.uid and l.day >= ${today}::date - 1 and l.counted_on = ${today}::date) as gained
      from league_seats s
      join member_standings st on st.org_id = s.org_id and st.uid = s.uid and st.is_ranked
      left join period_scores b on b.org_id = s.org_id and b.board = ${board} and b.uid = s.uid
      where s.org_id = ${orgId} and s.week = ${week} and s.tier = ${tier} and s.pace = ${pace} and s.number = ${number}
    )
    select p.uid, p.points, rank() over (order by p.points desc)::int as rank,
      case when p.points > p.gained and ${week !== today} then (rank() over (order by p.points - p.gained desc))::int end as "rankBefore",
      u.display_name as name, u.photo_url as "photoUrl", (m.is_name_hidden or ${settingOf(orgId, 'names_hidden', false)}) as "isNameHidden", ${groupNameOf(orgId)} as "group", null as days
    from seat p
    left join ${memberships} m on m.org_id = ${orgId} and m.uid = p.uid
    left join ${users} u on u.uid = p.uid
    order by p.points desc, p.uid desc`);
  return rows;
}
