import { selectOrdinal, t } from '@lingui/core/macro';
import { formatNumber } from '#platform/locale/format.ts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Cover } from '../cover/cover.tsx';
import { InkPanel } from '../layout/ink-panel.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';

export interface StandingPanelProps {
  /** What the pattern in the corner is drawn from. */
  id: string;
  /** 'You are'. */
  lead: ReactNode;
  rank: number;
  /** 0 to 100: how near the next goal is, and what that goal is. */
  progress?: { value: number; label: string };
  children?: ReactNode;
}

/** Where one stands: the rank large, and how far it is to the next goal. */
export function StandingPanel({ id, lead, rank, progress, children }: StandingPanelProps) {
  return (
    <InkPanel className="rounded-lg p-7">
      <Cover
        id={id}
        columns={3}
        rows={3}
        isOnInk
        className="absolute -top-5 -right-5 size-37.5 overflow-hidden rounded-bl-[75px]"
      />
      <h2 className="relative">
        <span className="block max-w-[calc(100%-7.25rem)] large-letters:max-w-[calc(100%-116px)] font-text text-sm font-normal tracking-normal text-ink-2">
          {lead}
        </span>
        <span className="figure mt-2.5 mb-1.5 block text-[4.25rem] leading-[0.95] font-extrabold tracking-[-0.05em]">
          {formatNumber(rank)}
          <OrdinalEnding rank={rank} />
        </span>
      </h2>
      {progress && (
        <div className="mt-4.5 mb-2.5">
          <ProgressBar value={progress.value} label={progress.label} hasGoal />
        </div>
      )}
      {children && (
        <p className={classNames('relative text-sm text-ink-2 [&_b]:text-ink', !progress && 'mt-4')}>{children}</p>
      )}
    </InkPanel>
  );
}

/** Letters stand raised behind the number (1st); a dot (1.) stands where dots stand. */
function OrdinalEnding({ rank }: { rank: number }) {
  const ending = ordinalEnding(rank);
  if (!/\p{L}/u.test(ending)) return ending;
  return (
    <sup className="relative -top-[1.15em] ml-[3px] align-baseline text-[0.38em] leading-none tracking-[-0.01em]">
      {ending}
    </sup>
  );
}

/** The ending of an ordinal: 1st, 2nd, 3rd, 11th. */
export function ordinalEnding(rank: number): string {
  return t`${selectOrdinal(rank, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`;
}
