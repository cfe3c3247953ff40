import {
  HIDDEN_NAME,
  type Leaderboard,
  type LeaderboardQuery,
  type LeaderboardRow,
} from '@snapwell/contract/gamification/leaderboard.schemas';
import { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { boardOn } from '../boards.ts';
import { type Day, dayOf } from '../streak/days.ts';
import type { MemberFrame } from './member-frame.read-model.ts';
import {
  type BoardFrame,
  type BoardRow,
  findBoardFrame,
  listAround,
  listBoard,
} from '../rank/leaderboard.read-model.ts';

const pointsAndUid = z.tuple([z.number(), z.string()]);

/** People by points, a page at a time, and the caller's own place with its neighbours. */
export function readLeaderboard(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  query: LeaderboardQuery,
): Promise<Leaderboard> {
  const after = readCursor(query.cursor, pointsAndUid) as [number, string] | undefined;
  return inOrganization(db, orgId, async (scope) => {
    const frame = await findBoardFrame(scope, query.group);
    if (!frame?.hasGroup) throw new AppError('not_found');
    const { period, group } = query;
    const today = dayOf(clock.now(), frame.clock);
    const { from, through, boardQuery, present } = viewOf(frame, { period, today, group, uid });
    const around = await listAround(scope, boardQuery, uid);
    const own = around.filter((row) => row.uid === uid).map(present);
    if (!frame.isOn) return { period, from, through, items: own, next_cursor: null, around_me: own, is_off: true };
    const rows = await listBoard(scope, boardQuery, { after, limit: query.limit + 1 });
    const { items, next_cursor } = toPage(rows, query.limit, { cursorOf: (row) => [row.points, row.uid], present });
    return { period, from, through, items, next_cursor, around_me: around.map(present), is_off: false };
  });
}

/** How many rows the home screen has room for. */
const WEEK_ROWS = 5;

/** This week's ranking around a person; its head while they have no points. */
export async function readWeekRanking(
  scope: OrganizationScope,
  { uid, at, frame }: { uid: string; at: Date; frame: MemberFrame },
): Promise<LeaderboardRow[]> {
  const today = dayOf(at, frame.organizationClock);
  const view = viewOf(frame, { period: 'week', today, group: undefined, uid });
  const around = await listAround(scope, view.boardQuery, uid);
  if (frame.rules.leaderboards === false) return around.filter((row) => row.uid === uid).map(view.present);
  const rows =
    around.length > 0 ? around : await listBoard(scope, view.boardQuery, { after: undefined, limit: WEEK_ROWS });
  return rows.map(view.present);
}

interface View {
  readonly period: LeaderboardQuery['period'];
  readonly today: Day;
  readonly group: string | undefined;
  readonly uid: string;
}

/** What is asked of a board, and how its rows are shown to the caller. */
function viewOf({ snapshot }: Pick<BoardFrame, 'snapshot'>, { period, today, group, uid }: View) {
  const { board, from, through } = boardOn(period, today);
  // Places are compared with those at the beginning of the day; a period that begins today has none.
  const comparedAt = snapshot?.takenOn === today && from !== today ? snapshot.takenAt : null;
  const isQuietDay = snapshot !== null && snapshot.takenOn < today && group === undefined;
  return {
    from,
    through,
    boardQuery: {
      board,
      groupId: group,
      comparedAt,
      days: period === 'week' ? { from: from!, through: today } : undefined,
    },
    present: (row: BoardRow) => presentRow(isQuietDay ? { ...row, rankBefore: row.rank } : row, uid),
  };
}

/** A row as others see it: a hidden name stays hidden, except to its owner. */
export function presentRow(
  { uid, points, rank, rankBefore, name, photoUrl, isNameHidden, group, days }: BoardRow,
  me: string,
): LeaderboardRow {
  const isMe = uid === me;
  const isHidden = (isNameHidden ?? true) && !isMe;
  return {
    rank,
    user_id: isHidden ? null : uid,
    display_name: isHidden || !name ? HIDDEN_NAME : name,
    photo_url: isHidden ? null : photoUrl,
    is_name_hidden: isNameHidden ?? true,
    group: isHidden ? null : group,
    points,
    change: rankBefore === null ? null : rankBefore - rank,
    days: [...(days ?? [])],
    is_me: isMe,
  };
}
