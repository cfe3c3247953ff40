import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { leaderboardGlimpse } from './gamification.queries.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';

const SHOWN = 5;

/**
 * This week's ranking around the learner, or its head: before they have earned anything, and where `isTop` asks for
 * it. `more` leads to the whole.
 */
export function LeagueGlimpse({ orgId, isTop = false, more }: { orgId: string; isTop?: boolean; more: ReactNode }) {
  const { data } = useSuspenseQuery(leaderboardGlimpse(orgId));
  const rows = (data.around_me.length > 0 && !isTop ? data.around_me : data.items).slice(0, SHOWN);
  return (
    <Card aria-labelledby="week">
      <SectionHead id="week" title={isTop ? 'Top this week' : 'This week'}>
        {more}
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
        <p className="text-sm text-ink-2">Nobody has earned points this week. The first lesson takes the lead.</p>
      )}
    </Card>
  );
}
