import {
  changeGameSettings,
  getCalendar,
  getGameSettings,
  getHouses,
  getLeaderboard,
  getLeague,
  getPointRules,
  listBadges,
  listGains,
  repairStreak,
} from '@snapwell/contract/gamification/gamification.endpoints';
import type { GameSettingsChange } from '@snapwell/contract/gamification/settings.schemas';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { gamificationKeys } from './gamification-keys.ts';

/** Who leads this week. */
export const weekLeaders = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'leaderboard', 'week-leaders'],
    queryFn: () => call(getLeaderboard, { params: { orgId }, query: { period: 'week', limit: 5 } }),
  });

/** Group by group who learned today, by number. */
export const houses = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'houses'],
    queryFn: () => call(getHouses, { params: { orgId } }),
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

export const earnedBadges = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'badges'],
    queryFn: () => call(listBadges, { params: { orgId } }),
  });

/** The last weeks, for the heat map. */
export const calendar = (orgId: string, { today, weeks }: { today: string; weeks: number }) => {
  const from = new Date(Date.parse(today) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  return queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'calendar', from, today],
    queryFn: () => call(getCalendar, { params: { orgId }, query: { from, through: today } }),
  });
};

export const gains = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'gains'],
    queryFn: ({ pageParam }) => call(listGains, { params: { orgId }, query: { cursor: pageParam, limit: 10 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const weeklyLeague = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'league'],
    queryFn: () => call(getLeague, { params: { orgId } }),
  });

/** What the person chose for themselves. */
export const gameSettings = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'settings'],
    queryFn: () => call(getGameSettings, { params: { orgId } }),
  });

export const changeSettings = (orgId: string) =>
  mutationOptions({
    mutationFn: (change: GameSettingsChange) => call(changeGameSettings, { params: { orgId }, body: change }),
    meta: { invalidates: [gamificationKeys.all(orgId)] },
  });

export const pointRules = (orgId: string) =>
  queryOptions({
    queryKey: [...gamificationKeys.all(orgId), 'rules'],
    queryFn: () => call(getPointRules, { params: { orgId } }),
  });

export const bringStreakBack = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(repairStreak, { params: { orgId } }),
    meta: { invalidates: [gamificationKeys.all(orgId)] },
  });
