import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import { LeagueRow } from '#ui/brand/league-row.tsx';
import { OwnWay } from './lines/week-lines.tsx';

interface LeaderboardRowProps {
  row: Row;
  size?: 'regular' | 'compact';
  isSticky?: boolean;
  /** False where nobody has moved: a column of 'same' says nothing. */
  hasChanges?: boolean;
  /** As high as the lines of the week beside it are apart. */
  isLevel?: boolean;
  /** Those with such a line: where there is no room for them, the own row has its own. */
  withLines?: readonly Row[];
}

/** One row of a leaderboard as the server tells it. */
export function LeaderboardRow({
  row,
  size,
  isSticky = false,
  hasChanges = false,
  isLevel = false,
  withLines,
}: LeaderboardRowProps) {
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
      {...(hasChanges && { change: row.change })}
      {...(size && { size })}
      {...(isLevel && { className: 'lg:h-16' })}
      {...(withLines && row.is_me && { below: <OwnWay rows={withLines} /> })}
    />
  );
}
