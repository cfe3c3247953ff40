import { t } from '@lingui/core/macro';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** 'of 538 members', '%'. */
  unit?: ReactNode;
  /** The value before, struck out. */
  before?: ReactNode;
  /** What changed, in words; good news can be a fall. */
  change?: { words: ReactNode; direction?: 'up' | 'down'; isGood?: boolean };
  size?: 'md' | 'lg';
}

/** One number and what it means. Several stand in a `StatStrip`. */
export function Stat({ label, value, unit, before, change, size = 'md' }: StatProps) {
  const Icon = change?.direction === 'down' ? TrendingDown : TrendingUp;
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <span
          className={classNames(
            'figure flex flex-wrap items-baseline gap-x-2',
            size === 'lg'
              ? 'my-1.5 text-[clamp(2.25rem,1.6rem+1.6vw,3.25rem)] leading-none font-extrabold tracking-[-0.045em]'
              : 'text-[clamp(1.375rem,.5rem+4.6vw,2rem)] leading-[1.15] tracking-[-0.03em]',
          )}
        >
          {value}
          {unit && <small className="font-text text-sm font-normal tracking-normal text-ink-2">{unit}</small>}
          {before && (
            <s className="text-[1.125rem] font-medium text-ink-3 decoration-[1.5px]">
              <span className="sr-only">{t`before:`} </span>
              {before}
            </s>
          )}
        </span>
        {change && (
          <span
            className={classNames(
              'flex min-h-6 items-center gap-1 text-sm font-semibold',
              (change.isGood ?? true) ? 'text-leaf-ink' : 'text-berry-ink',
            )}
          >
            {change.direction && <Icon className="size-4 flex-none" aria-hidden="true" />}
            {change.words}
          </span>
        )}
      </dd>
    </div>
  );
}
