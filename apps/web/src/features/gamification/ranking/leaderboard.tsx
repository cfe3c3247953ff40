import type { ReactNode } from 'react';
import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { Podium } from '#ui/brand/podium.tsx';
import { type BoardLine, keyOf } from './board-list.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';
import { MoveLine } from './move-line.tsx';

const ON_PODIUM = 3;

interface LeaderboardProps {
  lines: readonly BoardLine[];
  /** Brings the next rows; it stands where they will: before one's own place when that is further down. */
  more?: ReactNode;
}

/**
 * A ranking: the first three on a podium, the others as rows. One's own row stays in sight while the list scrolls
 * past.
 */
export function Leaderboard({ lines, more }: LeaderboardProps) {
  const first = lines.slice(0, ON_PODIUM);
  const onPodium = first.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const isPodium = onPodium.length === ON_PODIUM;
  const listed = isPodium ? lines.slice(ON_PODIUM) : lines;
  const hasGap = lines.some(({ kind }) => kind === 'gap');
  const hasChanges = lines.some((line) => line.kind === 'row' && line.row.change !== null && line.row.change !== 0);
  return (
    <>
      {isPodium && <Podium people={onPodium.map(personOf)} />}
      <ol className="grid gap-0.5">
        {listed.map((line) => (
          <Line key={line.key} line={line} hasChanges={hasChanges} more={more} />
        ))}
      </ol>
      {!hasGap && more}
    </>
  );
}

function Line({ line, hasChanges, more }: { line: BoardLine; hasChanges: boolean; more: ReactNode }) {
  switch (line.kind) {
    case 'row':
      return <LeaderboardRow row={line.row} isSticky hasChanges={hasChanges} />;
    case 'gap':
      return (
        <li className="grid justify-items-center gap-3 py-3">
          {more}
          <span aria-hidden="true" className="tracking-[.3em] text-ink-3">
            ···
          </span>
        </li>
      );
    default:
      return <MoveLine direction={line.kind}>{line.words}</MoveLine>;
  }
}

function personOf(row: Row, at: number) {
  return {
    id: keyOf(row, at),
    rank: row.rank,
    name: row.display_name,
    detail: row.group,
    points: row.points,
    picture: row.photo_url,
    isOwn: row.is_me,
    isHidden: row.is_name_hidden && !row.is_me,
  };
}
