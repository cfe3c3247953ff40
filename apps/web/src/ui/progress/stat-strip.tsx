import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Numbers side by side with thin lines between, two in a row on phones. `isBoxed` is the head of a dashboard. */
export function StatStrip({ isBoxed = false, children }: { isBoxed?: boolean; children: ReactNode }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
        isBoxed
          ? 'overflow-hidden rounded-lg border border-line bg-surface shadow-card *:border-line *:p-4 sm:*:px-6 sm:*:py-5 max-sm:*:odd:border-r max-sm:*:nth-[n+3]:border-t sm:*:not-first:border-l'
          : 'gap-y-6 *:border-line *:py-1 max-sm:*:even:border-l max-sm:*:even:pl-5 sm:*:px-6 sm:*:first:pl-0 sm:*:not-first:border-l',
      )}
    >
      {children}
    </dl>
  );
}
