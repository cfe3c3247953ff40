import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weekLeaders } from '../gamification.queries.ts';
import { WeekRanking } from './week-ranking.tsx';

const SHOWN = 5;

/** Who leads this week, and one's own place. */
export function WeekLeaders({ orgId, more }: { orgId: string; more: ReactNode }) {
  const { data } = useSuspenseQuery(weekLeaders(orgId));
  const first = data.items.slice(0, SHOWN);
  const own = data.around_me.filter((row) => row.is_me);
  const rows = first.some((row) => row.is_me) ? first : [...first.slice(0, SHOWN - own.length), ...own];
  return <WeekRanking rows={rows} title={t`Leading this week`} more={more} isMoreBelow />;
}
