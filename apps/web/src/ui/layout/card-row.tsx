import type { ReactNode } from 'react';

/** Cards side by side, as many as fit; on phones a row that is swiped and rests card by card. */
export function CardRow({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="grid gap-5 max-sm:-mx-[16px] max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-[16px] max-sm:gap-3.5 max-sm:overflow-x-auto max-sm:px-[16px] max-sm:pb-1 max-sm:[scrollbar-width:none] sm:grid-cols-[repeat(auto-fill,minmax(min(232px,100%),1fr))] max-sm:*:w-[74%] max-sm:*:flex-none max-sm:*:snap-start *:grid"
    >
      {children}
    </ul>
  );
}
