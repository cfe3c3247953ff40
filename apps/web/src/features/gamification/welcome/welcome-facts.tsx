import { t } from '@lingui/core/macro';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { nextBonusLine, ordinal } from './welcome.texts.ts';

interface WelcomeFactsProps {
  nextBonus: { points: number; inDays: number };
  /** Null for somebody who joined today. */
  rank: number | null;
}

/** What comes next, and where one stands. */
export function WelcomeFacts({ nextBonus, rank }: WelcomeFactsProps) {
  return (
    <dl className="mb-5 flex flex-wrap gap-2.5 text-left">
      {nextBonus.points > 0 && (
        <Fact label={t`Next bonus`} icon={<Spark className="size-5" />}>
          {nextBonusLine(nextBonus)}
        </Fact>
      )}
      {rank !== null && (
        <Fact label={t`Rank, all time`} icon={<Trophy aria-hidden="true" className="size-5" />}>
          {ordinal(rank)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: string }) {
  return (
    <div className="grid min-w-36 flex-1 content-between gap-1 rounded-md bg-surface-2 px-3.5 py-3">
      <dt className="line-clamp-2 text-xs text-ink-2">{label}</dt>
      <dd className="flex items-center gap-1.5 font-display text-[1.125rem] leading-tight font-bold tracking-[-0.015em] whitespace-nowrap">
        {icon}
        {children}
      </dd>
    </div>
  );
}
