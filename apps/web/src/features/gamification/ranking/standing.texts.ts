import { plural, t } from '@lingui/core/macro';
import type { LeaderboardPeriod, LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { formatNumber } from '#platform/locale/format.ts';

/** What a ranking says of its reader, in a sentence; null for somebody without points in it. */
export function standingHeadline(
  period: LeaderboardPeriod | 'league',
  own: Pick<LeaderboardRow, 'rank'> | undefined,
): string | null {
  if (!own) return null;
  const rank = formatNumber(own.rank);
  switch (period) {
    case 'league':
      return own.rank === 1 ? t`You lead your league.` : t`You're number ${rank} in your league.`;
    case 'week':
      return own.rank === 1 ? t`You lead this week.` : t`You're number ${rank} this week.`;
    case 'month':
      return own.rank === 1 ? t`You lead this month.` : t`You're number ${rank} this month.`;
    case 'all':
      return own.rank === 1 ? t`You lead of all time.` : t`You're number ${rank} of all time.`;
  }
}

/** What became of one's rank since the day before; null when nothing did, or it is not known. */
export function climbWords({ change }: Pick<LeaderboardRow, 'change'>): string | null {
  if (change === null || change === 0) return null;
  const places = Math.abs(change);
  return change > 0
    ? plural(places, { one: 'One place up since yesterday.', other: '# places up since yesterday.' })
    : plural(places, { one: 'One place down since yesterday.', other: '# places down since yesterday.' });
}
