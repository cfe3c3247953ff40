import { formatNumber } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Avatar } from '../layout/avatar.tsx';
import { classNames } from '../class-names.ts';
import { SnapPoints } from './snap-points.tsx';

export interface LeagueRowProps {
  rank: number;
  name: string;
  /** The group, or what is missing to the next rank. */
  detail?: ReactNode;
  points: number;
  picture?: string | null;
  isOwn?: boolean;
  isHidden?: boolean;
  /** One's own row in a long list stays in sight under the header, and above the lower edge until it is reached. */
  isSticky?: boolean;
  /** Places gained (positive) or lost; null where nothing is known of this person, left out where it is of nobody. */
  change?: number | null;
  /** `compact` in a side column, without the change. */
  size?: 'regular' | 'compact';
  /** Across the whole row, under all of that. */
  below?: ReactNode;
  className?: string;
}

/** One person on a leaderboard. One's own row is lifted out in leaf and says so. */
export function LeagueRow({
  rank,
  name,
  detail,
  points,
  picture,
  isOwn = false,
  isHidden = false,
  isSticky = false,
  change,
  size = 'regular',
  below,
  className,
}: LeagueRowProps) {
  const isCompact = size === 'compact';
  const hasChange = !isCompact && change !== undefined;
  const [isAfloat, watchEdge] = useAfloat(isSticky);
  return (
    <li
      ref={watchEdge}
      aria-current={isOwn ? 'true' : undefined}
      data-bottom-bar={isSticky || undefined}
      className={classNames(
        'grid items-center rounded-md py-2 large-letters:grid-cols-[auto_40px_minmax(0,1fr)]',
        isCompact
          ? 'min-h-[54px] grid-cols-[minmax(24px,auto)_36px_minmax(0,1fr)_auto] gap-2.5 pr-3 pl-2'
          : 'min-h-16 grid-cols-[minmax(26px,auto)_40px_minmax(0,1fr)_auto] gap-2.5 pr-3.5 pl-1.5 sm:gap-3.5 sm:pl-2.5',
        !isCompact &&
          (hasChange
            ? 'sm:grid-cols-[minmax(32px,auto)_44px_minmax(0,1fr)_auto_84px]'
            : 'sm:grid-cols-[minmax(32px,auto)_44px_minmax(0,1fr)_auto]'),
        isOwn && 'bg-leaf-soft ring-2 ring-leaf ring-inset forced-colors:outline-2',
        isSticky &&
          'sticky top-17 bottom-4 z-2 shadow-[0_0_0_4px_var(--paper)] group-has-data-corner-strip/shell:bottom-20',
        isAfloat && AFLOAT,
        className,
      )}
    >
      <span
        className={classNames(
          'figure text-center text-[1.0625rem] leading-none',
          isOwn ? 'text-leaf-ink' : 'text-ink-2',
        )}
      >
        <span className="sr-only">{t`Rank`} </span>
        {formatNumber(rank)}
      </span>
      <Avatar
        name={name}
        picture={picture}
        isOwn={isOwn}
        isHidden={isHidden}
        size={isCompact ? 'sm' : 'lg'}
        className={isCompact ? undefined : 'max-sm:size-10'}
      />
      <span className="grid grid-cols-[minmax(0,1fr)] leading-tight">
        <span className="flex items-center gap-2 font-semibold">
          <span className={classNames('line-clamp-2 wrap-anywhere', !isCompact && 'sm:line-clamp-1')}>
            {isHidden ? t`A learner` : name}
          </span>
          {isOwn && !isCompact && <OwnMark className="max-sm:hidden" />}
        </span>
        <small className={classNames('flex items-center gap-1.5 text-xs', isOwn ? 'text-leaf-ink' : 'text-ink-3')}>
          {isOwn && <OwnMark className={isCompact ? undefined : 'sm:hidden'} />}
          <span className="truncate">{isHidden ? t`Name hidden` : detail}</span>
          {hasChange && change !== 0 && <Change places={change} className="flex-none sm:hidden" />}
        </small>
      </span>
      <SnapPoints points={points} size="sm" className="large-letters:col-start-3" />
      {hasChange && <Change places={change} className="justify-end max-sm:hidden" />}
      {below && <span className="col-span-full empty:hidden">{below}</span>}
    </li>
  );
}

/** The list fades out before the row that floats over it: it stands in no place between two others. */
const AFLOAT =
  'shadow-float before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-14 before:bg-linear-to-t before:from-paper before:to-transparent after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-14 after:bg-linear-to-b after:from-paper after:to-transparent';

/** Whether a sticky row is held at an edge of the window, away from its place. */
function useAfloat(isSticky: boolean): [boolean, (row: HTMLLIElement) => (() => void) | undefined] {
  const [isAfloat, setIsAfloat] = useState(false);
  const watch = useCallback(
    (row: HTMLLIElement) => {
      if (!isSticky) return undefined;
      const { top, bottom } = getComputedStyle(row);
      // One pixel short of where it is held: there it is never wholly inside.
      const edges = [top, bottom].map((edge) => `-${(parseFloat(edge) || 0) + 1}px`);
      const observer = new IntersectionObserver(
        ([entry]) => setIsAfloat(entry !== undefined && entry.intersectionRatio < 1),
        { threshold: 1, rootMargin: `${edges[0]} 0px ${edges[1]} 0px` },
      );
      observer.observe(row);
      return () => observer.disconnect();
    },
    [isSticky],
  );
  return [isAfloat, watch];
}

/** Marks whose place it is. */
export function OwnMark({ className }: { className?: string | undefined }) {
  return (
    <span
      className={classNames(
        'flex-none rounded-full bg-leaf px-1.75 py-1 text-2xs leading-none font-[650] text-on-leaf',
        className,
      )}
    >
      {t`You`}
    </span>
  );
}

function Change({ places, className }: { places: number | null; className: string }) {
  if (places === null) return <span className={className} />;
  const Icon = places > 0 ? TrendingUp : places < 0 ? TrendingDown : Minus;
  const moved = Math.abs(places);
  const words = places > 0 ? t`up ${moved}` : places < 0 ? t`down ${moved}` : t({ message: 'same', context: 'rank' });
  return (
    <span
      className={classNames(
        'flex items-center gap-1 text-xs font-semibold tabular-nums',
        places > 0 ? 'text-leaf-ink' : 'text-ink-3',
        className,
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
      {words}
    </span>
  );
}
