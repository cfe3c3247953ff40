import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { LeagueRow } from '#ui/league-row.tsx';

/** One row of a leaderboard as the server tells it. */
export function LeaderboardRow({ row, size, isSticky = false }: { row: Row; size?: 'regular' | 'compact'; isSticky?: boolean }) {
  return (
    <LeagueRow
      rank={row.rank}
      name={row.display_name}
      detail={row.group}
      points={row.points}
      picture={row.photo_url}
      isOwn={row.is_me}
      isHidden={row.is_name_hidden && !row.is_me}
      isSticky={isSticky && row.is_me}
      {...(row.change !== null && { change: row.change })}
      {...(size && { size })}
    />
  );
}
