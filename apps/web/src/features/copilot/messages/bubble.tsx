import type { ReactNode } from 'react';

/** What she says. */
export function Bubble({ children }: { children: ReactNode }) {
  return <div className="max-w-full rounded-[4px_18px_18px_18px] bg-surface-2 px-3.5 py-3 text-ink">{children}</div>;
}
