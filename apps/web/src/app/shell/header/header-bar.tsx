import type { ReactNode } from 'react';
import { HEADER_DELAY_MS } from '../shell.limits.ts';

/** The place of the header, which is there from the start. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 h-14 border-b border-line bg-paper/88 backdrop-blur-md large-letters:static large-letters:h-auto print:hidden">
      {children}
    </header>
  );
}

/** What stands in it appears after 300 ms (spec §2). */
export function Appearing({ children }: { children: ReactNode }) {
  return (
    <div className="h-full animate-appear" style={{ animationDelay: `${HEADER_DELAY_MS}ms` }}>
      {children}
    </div>
  );
}
