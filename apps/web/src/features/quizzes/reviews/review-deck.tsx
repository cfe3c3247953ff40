import type { ReactNode } from 'react';

interface ReviewDeckProps {
  labelledBy: string;
  /** Cards that follow this one; of more than two the edges of two are seen. */
  left: number;
  children: ReactNode;
}

/** The card in hand, with the edges of those that follow behind it. */
export function ReviewDeck({ labelledBy, left, children }: ReviewDeckProps) {
  return (
    <section aria-labelledby={labelledBy} className="relative min-w-0 pt-5.5">
      {left > 1 && (
        <span
          aria-hidden="true"
          className="absolute inset-x-9 top-0 h-22 rounded-[28px] border border-line bg-surface opacity-70"
        />
      )}
      {left > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-x-4.5 top-[11px] h-22 rounded-[28px] border border-line bg-surface"
        />
      )}
      <div className="relative rounded-[26px] border border-line bg-surface px-4.5 py-5 shadow-float sm:rounded-xl sm:px-9 sm:py-8">
        {children}
      </div>
    </section>
  );
}
