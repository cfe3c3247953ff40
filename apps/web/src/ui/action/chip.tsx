import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const TONES = {
  plain: 'bg-surface-2 text-ink-2',
  leaf: 'bg-leaf-soft text-leaf-ink',
  snap: 'bg-snap-soft text-snap-ink',
  ember: 'bg-ember-soft text-ember-ink',
  sky: 'bg-sky-soft text-sky-ink',
  berry: 'bg-berry-soft text-berry-ink',
};

export type Tone = keyof typeof TONES;

/** A small fact on soft ground: kind, minutes, state. */
export function Chip({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap [&>svg]:size-4 [&>svg]:flex-none',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
