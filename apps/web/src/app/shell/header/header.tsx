import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#features/identity/session/session.ts';
import { HEADER_DELAY_MS } from '../shell.limits.ts';
import { SignedOutHeader } from './signed-out-header.tsx';

const SignedInHeader = lazy(() => import('./signed-in-header.tsx').then((m) => ({ default: m.SignedInHeader })));

/** The header's place is there from the start; what stands in it appears after 300 ms (spec §2). */
export function Header() {
  const { status } = useSession();
  return (
    <header className="sticky top-0 z-30 h-14 border-b border-line bg-paper/88 backdrop-blur-md">
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <Appearing key="in">
            <SignedInHeader />
          </Appearing>
        </Suspense>
      )}
      {(status === 'signed-out' || status === 'signing-in') && (
        <Appearing key="out">
          <SignedOutHeader />
        </Appearing>
      )}
    </header>
  );
}

function Appearing({ children }: { children: ReactNode }) {
  return (
    <div
      className="h-full animate-rise [animation-fill-mode:backwards]"
      style={{ animationDelay: `${HEADER_DELAY_MS}ms` }}
    >
      {children}
    </div>
  );
}
