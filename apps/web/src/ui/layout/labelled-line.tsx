import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A dashed line with its sentence: where promotion begins, or what happens below. */
export function LabelledLine({ tone = 'plain', children }: { tone?: 'plain' | 'leaf'; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'my-2 flex items-center gap-3 text-sm font-[650] before:flex-1 before:border-t-2 before:border-dashed after:flex-1 after:border-t-2 after:border-dashed',
        tone === 'leaf' ? 'text-leaf-ink before:border-leaf after:border-leaf' : 'text-ink-3',
      )}
    >
      <span className="inline-flex items-center gap-2 [&>svg]:size-4">{children}</span>
    </p>
  );
}
