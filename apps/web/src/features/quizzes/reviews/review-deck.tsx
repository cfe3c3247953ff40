import type { ReactNode } from 'react';

/** The card in hand, with the edges of those that follow behind it. */
export function ReviewDeck({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section aria-labelledby={labelledBy} className="relative min-w-0 pt-5.5">
      <span
        aria-hidden="true"
        className="absolute inset-x-9 top-0 h-22 rounded-[28px] border border-line bg-surface opacity-70"
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-4.5 top-[11px] h-22 rounded-[28px] border border-line bg-surface"
      />
      <div className="relative rounded-[26px] border border-line bg-surface px-4.5 py-5 shadow-float sm:rounded-xl sm:px-9 sm:py-8">
        {children}
      </div>
    </section>
  );
}
