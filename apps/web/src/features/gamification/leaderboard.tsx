import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { Podium } from '#ui/podium.tsx';
import { type BoardLine, keyOf } from './board-list.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';
import { MoveLine } from './move-line.tsx';

const ON_PODIUM = 3;

/** A ranking: the first three on a podium, the others as rows. One's own row stays in sight while the list scrolls past. */
export function Leaderboard({ lines }: { lines: readonly BoardLine[] }) {
  const first = lines.slice(0, ON_PODIUM);
  const onPodium = first.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const isPodium = onPodium.length === ON_PODIUM;
  const listed = isPodium ? lines.slice(ON_PODIUM) : lines;
  const hasChanges = lines.some((line) => line.kind === 'row' && line.row.change !== null && line.row.change !== 0);
  return (
    <>
      {isPodium && <Podium people={onPodium.map(personOf)} />}
      <ol className="grid gap-0.5">
        {listed.map((line) => (
          <Line key={line.key} line={line} hasChanges={hasChanges} />
        ))}
      </ol>
    </>
  );
}

function Line({ line, hasChanges }: { line: BoardLine; hasChanges: boolean }) {
  switch (line.kind) {
    case 'row':
      return <LeaderboardRow row={line.row} isSticky hasChanges={hasChanges} />;
    case 'gap':
      return (
        <li aria-hidden="true" className="py-1 text-center tracking-[.3em] text-ink-3">
          ···
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
