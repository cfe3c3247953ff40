import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  up: { Arrow: ArrowUp, look: 'text-leaf-ink before:border-leaf after:border-leaf' },
  down: { Arrow: ArrowDown, look: 'text-ember-ink before:border-ember after:border-ember' },
};

/** Where a league ends for those who move: a dashed line with its sentence. */
export function MoveLine({ direction, children }: { direction: keyof typeof LOOKS; children: ReactNode }) {
  const { Arrow, look } = LOOKS[direction];
  return (
    <li
      className={`my-2 flex items-center gap-3 text-center text-sm leading-tight font-semibold before:min-w-4 before:flex-1 before:border-t-2 before:border-dashed after:min-w-4 after:flex-1 after:border-t-2 after:border-dashed ${look}`}
    >
      <span className="inline-flex items-center gap-1.5">
        <Arrow aria-hidden="true" className="size-4 flex-none" />
        {children}
      </span>
    </li>
  );
}
