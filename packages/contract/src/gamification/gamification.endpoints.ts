import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug, timestamp } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { awards, pointSource } from './award.schemas.ts';
import { CALENDAR_DAYS } from './gamification.limits.ts';
import { leaderboard, leaderboardQuery } from './leaderboard.schemas.ts';
import { houses } from './houses.schemas.ts';
import { league } from './league.schemas.ts';
import { liveEvent } from './live.schemas.ts';
import { pointRules, rulesPreview } from './rules.schemas.ts';
import { gameSettings, gameSettingsChange } from './settings.schemas.ts';
import { calendarDay, leaveDays, standing } from './streak.schemas.ts';

const flag = z.enum(['true', 'false']);
const entryParams = z.strictObject({
  orgId: slug,
  uid: z.string().min(1).max(128),
  entryId: z.string().min(1).max(64),
});

export const getStanding = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/standing',
  summary: "The caller's points, streak, freezes and week; the rank when it is asked for.",
  authority: 'member',
  params: orgParams,
  query: z.strictObject({ include_rank: flag.default('false') }),
  result: standing,
});

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/leaderboard',
  summary:
    'People by points: of all time, this month or this week; of the organization or one group. Equal points share a rank.',
  authority: 'member',
  params: orgParams,
  query: leaderboardQuery,
  result: leaderboard,
});

export const getLeague = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/league',
  summary:
    "The caller's league of this week; null where leagues are switched off, by the organization or by the caller.",
  authority: 'member',
  params: orgParams,
  result: z.object({ league: league.nullable() }),
});

export const getHouses = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/houses',
  summary: 'Group by group how many people there are and how many of them have learned today; nobody is named.',
  authority: 'member',
  params: orgParams,
  result: houses,
});

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/calendar',
  summary: "The caller's days with points, visits and freezes, and when they were on leave.",
  authority: 'member',
  params: orgParams,
  query: z
    .strictObject({ from: z.iso.date(), through: z.iso.date() })
    .refine(
      ({ from, through }) => from <= through && Date.parse(through) - Date.parse(from) < CALENDAR_DAYS * 86_400_000,
      `Ask for at most ${CALENDAR_DAYS} days.`,
    ),
  result: z.object({ items: z.array(calendarDay), leaves: z.array(leaveDays) }),
});

export const listGains = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/gains',
  summary: 'Everything the caller earned, the newest first.',
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(
    z.object({
      id: z.string(),
      source: pointSource,
      source_id: z.string(),
      /** What was learned with: the quiz or the simulation, where `source_id` is its attempt. */
      thing_id: z.string(),
      points: z.number().int(),
      earned_at: timestamp,
    }),
  ),
});

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/badges',
  summary: 'Every badge, with when the caller earned it or how far they are.',
  authority: 'member',
  params: orgParams,
  result: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        earned_at: timestamp.nullable(),
        reached: z.number().int(),
        needed: z.number().int(),
      }),
    ),
  }),
});

export const repairStreak = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/streak/repair',
  summary:
    'Brings back the streak that ended, within 48 hours and once a month, after a catch-up set of finished things.',
  authority: 'member',
  params: orgParams,
  result: z.object({ standing, awards }),
});

export const getPointRules = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/point-rules',
  summary: 'What the organization pays, and which version of the rules that is.',
  authority: 'member',
  params: orgParams,
  result: z.object({ version: z.number().int(), rules: pointRules }),
});

export const changePointRules = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/point-rules',
  summary: 'Sets new rules. What was paid by the old ones stays as it is.',
  authority: 'org-admin',
  params: orgParams,
  body: pointRules,
  result: z.object({ version: z.number().int(), rules: pointRules }),
});

export const previewPointRules = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/point-rules/preview',
  summary: 'What these rules would have paid in the last days, and for whom most would change. Nothing is written.',
  authority: 'org-admin',
  params: orgParams,
  body: pointRules,
  result: rulesPreview,
});

export const getGameSettings = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/game-settings',
  summary: 'What the caller chose: leagues.',
  authority: 'member',
  params: orgParams,
  result: gameSettings,
});

export const changeGameSettings = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/game-settings',
  summary: 'Changes the choices that are given.',
  authority: 'member',
  params: orgParams,
  body: gameSettingsChange,
  result: gameSettings,
});

export const reverseGain = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/members/:uid/gains/:entryId/reversal',
  summary: 'Takes back a gain by a counter-entry. The same thing is not paid again.',
  authority: 'org-admin',
  params: entryParams,
  result: z.object({ snap_points: z.number().int() }),
});

export const live = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/live',
  summary:
    "Tells the caller's open devices of gains as they happen. The server ends the stream after some minutes; open it again.",
  authority: 'member',
  params: orgParams,
  result: liveEvent,
  isStream: true,
});
