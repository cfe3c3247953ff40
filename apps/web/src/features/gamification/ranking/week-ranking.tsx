import { t } from '@lingui/core/macro';
import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { LeaderboardRow } from './leaderboard-row.tsx';

export interface WeekRankingProps {
  readonly rows: readonly Row[];
  readonly title?: string;
  /** Leads to the whole. */
  readonly more: ReactNode;
  /** The title takes the whole line. */
  readonly isMoreBelow?: boolean;
}

/** A few rows of this week's ranking. */
export function WeekRanking({ rows, title = t`This week`, more, isMoreBelow = false }: WeekRankingProps) {
  return (
    <Card aria-labelledby="week">
      <SectionHead id="week" title={title}>
        {!isMoreBelow && more}
      </SectionHead>
      {rows.length > 0 ? (
        <ol className="grid gap-0.5">
          {rows.map((row) => (
            <LeaderboardRow
              key={`${row.rank} ${row.user_id ?? row.display_name} ${row.points}`}
              row={row}
              size="compact"
            />
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink-2">{t`Nobody has earned points this week. The first lesson takes the lead.`}</p>
      )}
      {isMoreBelow && <div className="mt-2">{more}</div>}
    </Card>
  );
}
