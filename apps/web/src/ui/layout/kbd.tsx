import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-[6px] border border-b-2 border-line-strong bg-surface px-1.5 font-text text-2xs font-semibold text-ink-2">
      {children}
    </kbd>
  );
}
