import { getLeaderboard } from '@snapwell/contract/gamification/gamification.endpoints';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';

export const gamificationKeys = { all: (orgId: string) => ['gamification', orgId] as const };

/** The people around the caller this week, and who leads. */
export const leaderboardGlimpse = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'leaderboard', 'glimpse'],
    queryFn: () => call(getLeaderboard, { params: { orgId }, query: { period: 'week', limit: 5 } }),
  });

export interface LeaderboardFilter {
  readonly period: LeaderboardPeriod;
  readonly group?: string | undefined;
}

export const leaderboardPages = (orgId: string, filter: LeaderboardFilter) =>
  infiniteQueryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'leaderboard', filter],
    queryFn: ({ pageParam }) => call(getLeaderboard, { params: { orgId }, query: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
