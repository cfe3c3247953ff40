import { formatNumber } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { RoleChip } from '#features/profiles/role-chip.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';

interface ProfileSummaryProps {
  name: string;
  email: string;
  picture: string | null;
  profile: Pick<ProfileState, 'base' | 'organization'>;
}

/** The head of the profile dropdown: avatar, snap points, streak, email, role badge (spec §2). */
export function ProfileSummary({ name, email, picture, profile: { base, organization } }: ProfileSummaryProps) {
  const points = organization?.snap_points ?? base?.metadata.snap_points;
  const streak = organization?.daily_streak_info.current_streak;
  return (
    <div className="grid grid-cols-1 gap-3 p-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={picture} size="lg" isOwn />
        <div className="min-w-0 flex-1">
          <p className="truncate font-display text-lg font-bold">{name}</p>
          <p className="truncate text-xs text-ink-2">{email}</p>
        </div>
      </div>
      <div className="flex items-center gap-4">
        {points !== undefined && <SnapPoints points={points} size="sm" />}
        {streak !== undefined && (
          <span className="figure inline-flex items-center gap-1.5 text-[1.0625rem]">
            <Flame className="size-4.5" variant={streak > 0 ? 'lit' : 'out'} />
            {formatNumber(streak)}
            <span className="sr-only">{t`${plural(streak, { one: 'day', other: 'days' })} in a row`}</span>
          </span>
        )}
        <RoleChip profile={{ base, organization }} className="ml-auto" />
      </div>
    </div>
  );
}
