import { formatNumber } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { ownPageOf } from './navigation.ts';

/** Points and streak, always in view: what is earned flies here. */
export function HeaderStanding({
  profile: { base, organization },
  orgId,
}: {
  profile: Pick<ProfileState, 'base' | 'organization'>;
  orgId: string | null;
}) {
  const points = organization?.snap_points ?? base?.metadata.snap_points;
  const streak = organization?.daily_streak_info.current_streak;
  return (
    <Link
      to={ownPageOf(orgId)}
      className="flex min-h-11 max-nav:ml-auto items-center gap-4 rounded-control px-2 max-xs:gap-3 large-letters:order-last large-letters:ml-0 large-letters:w-full"
    >
      <span className="sr-only">{t`Your profile:`} </span>
      <span data-points-counter="" className="inline-flex min-w-16 items-center justify-end">
        {points !== undefined && <SnapPoints points={points} size="sm" isRolling />}
      </span>
      {streak !== undefined && (
        <span className="figure inline-flex items-center gap-1.5 text-[1.0625rem]">
          <Flame className="size-4.5" variant={streak > 0 ? 'lit' : 'out'} />
          {formatNumber(streak)}
          <span className="sr-only"> {t`${plural(streak, { one: 'day', other: 'days' })} in a row`}</span>
        </span>
      )}
    </Link>
  );
}
