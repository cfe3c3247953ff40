import { lazy, Suspense } from 'react';
import { useSession } from '#features/identity/session/session.ts';
import { Appearing, HeaderBar } from './header-bar.tsx';
import { SignedOutHeader } from './signed-out-header.tsx';

const SignedInHeader = lazy(() => import('./signed-in-header.tsx').then((m) => ({ default: m.SignedInHeader })));

/** The header of who is here. */
export function Header() {
  const { status } = useSession();
  return (
    <HeaderBar>
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
    </HeaderBar>
  );
}
