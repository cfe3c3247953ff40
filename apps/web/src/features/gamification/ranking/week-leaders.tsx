import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weekLeaders } from '../gamification.queries.ts';
import { WeekRanking } from './week-ranking.tsx';

const SHOWN = 5;

/** Who leads this week. */
export function WeekLeaders({ orgId, more }: { orgId: string; more: ReactNode }) {
  const { data } = useSuspenseQuery(weekLeaders(orgId));
  return <WeekRanking rows={data.items.slice(0, SHOWN)} title={t`Top this week`} more={more} />;
}
