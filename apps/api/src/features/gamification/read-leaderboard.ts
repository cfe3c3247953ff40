import {
  HIDDEN_NAME,
  type Leaderboard,
  type LeaderboardQuery,
  type LeaderboardRow,
} from '@snapwell/contract/gamification/leaderboard.schemas';
import { z } from 'zod';
import { AppError } from '#platform/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { boardOn } from './boards.ts';
import { dayOf } from './days.ts';
import { type BoardRow, findBoardFrame, listAround, listBoard } from './leaderboard.read-model.ts';

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
    const today = dayOf(clock.now(), frame.clock);
    const { board, from, through } = boardOn(query.period, today);
    // Places are compared with those at the beginning of the day; a period that begins today has none.
    const comparedAt = frame.snapshot?.takenOn === today && from !== today ? frame.snapshot.takenAt : null;
    const isQuietDay = frame.snapshot !== null && frame.snapshot.takenOn < today && query.group === undefined;
    const boardQuery = { board, groupId: query.group, comparedAt };
    const rows = await listBoard(scope, boardQuery, { after, limit: query.limit + 1 });
    const around = await listAround(scope, boardQuery, uid);
    const present = (row: BoardRow) => presentRow(isQuietDay ? { ...row, rankBefore: row.rank } : row, uid);
    const { items, next_cursor } = toPage(rows, query.limit, { cursorOf: (row) => [row.points, row.uid], present });
    return { period: query.period, from, through, items, next_cursor, around_me: around.map(present) };
  });
}

/** A row as others see it: a hidden name stays hidden, except to its owner. */
export function presentRow(
  { uid, points, rank, rankBefore, name, photoUrl, isNameHidden, group }: BoardRow,
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
    is_me: isMe,
  };
}
