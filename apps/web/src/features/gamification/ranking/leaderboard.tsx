import type { ReactNode } from 'react';
import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { Podium } from '#ui/brand/podium.tsx';
import { type BoardLine, keyOf } from './board-list.ts';
import { classNames } from '#ui/class-names.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';
import { MoveLine } from './move-line.tsx';
import { rowsWithLines } from './lines/rank-lines.ts';
import { WeekLines } from './lines/week-lines.tsx';

const ON_PODIUM = 3;

interface LeaderboardProps {
  lines: readonly BoardLine[];
  /** Brings the next rows; it stands where they will: before one's own place when that is further down. */
  more?: ReactNode;
  /** The Monday of the running week: its days run into the first rows. */
  from?: string | undefined;
}

/**
 * A ranking: the first three on a podium, or the week's ranks as lines that run into the rows; the others as rows. One's own row stays in sight while the list scrolls
 * past.
 */
export function Leaderboard({ lines, more, from }: LeaderboardProps) {
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const fitting = from === undefined ? 0 : rowsWithLines(rows);
  // The lines are one's own week among others: where one is further down they would be nobody's.
  const level = rows.slice(0, fitting).some((row) => row.is_me) ? fitting : 0;
  const first = lines.slice(0, ON_PODIUM);
  const onPodium = first.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const isPodium = level === 0 && onPodium.length === ON_PODIUM;
  const listed = isPodium ? lines.slice(ON_PODIUM) : lines;
  const hasGap = lines.some(({ kind }) => kind === 'gap');
  const hasChanges = rows.some(({ change }) => change !== null && change !== 0);
  return (
    <>
      {isPodium && <Podium people={onPodium.map(personOf)} />}
      <div className="flex items-start">
        {level > 0 && <WeekLines rows={rows.slice(0, level)} from={from!} />}
        <ol className={classNames('grid min-w-0 flex-1 gap-0.5', level > 0 && 'lg:pt-7')}>
          {listed.map((line, at) => (
            <Line
              key={line.key}
              line={line}
              hasChanges={hasChanges}
              withLines={at < level ? rows.slice(0, level) : undefined}
              more={more}
            />
          ))}
        </ol>
      </div>
      {!hasGap && more}
    </>
  );
}

function Line({
  line,
  hasChanges,
  withLines,
  more,
}: {
  line: BoardLine;
  hasChanges: boolean;
  /** Those whose week runs into their rows, for one of them. */
  withLines: readonly Row[] | undefined;
  more: ReactNode;
}) {
  const isLevel = withLines !== undefined;
  switch (line.kind) {
    case 'row':
      return (
        <LeaderboardRow
          row={line.row}
          isSticky={!isLevel}
          isLevel={isLevel}
          hasChanges={hasChanges}
          {...(withLines && { withLines })}
        />
      );
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
