import type { Leaderboard as Board, LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { Podium } from '#ui/podium.tsx';
import { LeaderboardRow } from './leaderboard-row.tsx';

const ON_PODIUM = 3;

/** A ranking: the first three on a podium, the others as rows; one's own row with its neighbours when it is further down. */
export function Leaderboard({ pages }: { pages: readonly Board[] }) {
  const rows = pages.flatMap((page) => page.items);
  const around = pages[0]?.around_me ?? [];
  const isPodium = rows.length >= ON_PODIUM;
  const listed = isPodium ? rows.slice(ON_PODIUM) : rows;
  const hasChanges = [...rows, ...around].some(({ change }) => change !== null && change !== 0);
  const hasOwn = rows.some((row) => row.is_me);
  return (
    <>
      {isPodium && <Podium people={rows.slice(0, ON_PODIUM).map(personOf)} />}
      <ol className="grid gap-0.5">
        {listed.map((row) => (
          <LeaderboardRow key={keyOf(row)} row={row} isSticky hasChanges={hasChanges} />
        ))}
      </ol>
      {!hasOwn && around.length > 0 && (
        <>
          <p className="py-1 text-center tracking-[.3em] text-ink-3" aria-hidden="true">
            ···
          </p>
          <ol className="grid gap-0.5" aria-label="Around you">
            {around.map((row) => (
              <LeaderboardRow key={keyOf(row)} row={row} hasChanges={hasChanges} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

const keyOf = (row: Row) => row.user_id ?? `${row.rank} ${row.points} ${row.group}`;

function personOf(row: Row) {
  return {
    id: keyOf(row),
    rank: row.rank,
    name: row.display_name,
    detail: row.group,
    points: row.points,
    picture: row.photo_url,
    isOwn: row.is_me,
    isHidden: row.is_name_hidden && !row.is_me,
  };
}
