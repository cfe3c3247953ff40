import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../action/chip.tsx';

const TONES: Record<Tone | 'gold' | 'solid', string> = {
  plain: 'bg-surface-2 text-ink-2',
  leaf: 'bg-leaf-soft text-leaf-ink',
  snap: 'bg-snap-soft text-snap-ink',
  ember: 'bg-ember-soft text-ember-ink',
  sky: 'bg-sky-soft text-sky-ink',
  berry: 'bg-berry-soft text-berry-ink',
  gold: 'bg-snap text-on-snap',
  solid: 'bg-leaf text-on-leaf',
};

/** An icon on a 44 px tile, before a title. */
export function IconTile({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'grid size-11 flex-none place-items-center rounded-control [&>svg]:size-5',
        TONES[tone],
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
