import { plural, t } from '@lingui/core/macro';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';

/** Points and streak in an organization, side by side. */
export function Standing({ points, streak }: { points: number; streak: number }) {
  return (
    <p className="flex items-center gap-4">
      <SnapPoints points={points} size="sm" />
      <span className="figure inline-flex items-center gap-1.5 text-[1.0625rem]">
        <Flame className="size-4.5" variant={streak > 0 ? 'lit' : 'out'} />
        {streak}
        <span className="font-text text-sm font-normal tracking-normal text-ink-2">
          {t`${plural(streak, { one: 'day', other: 'days' })}`}
        </span>
      </span>
    </p>
  );
}
