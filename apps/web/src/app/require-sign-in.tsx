import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#features/identity/session.ts';
import { paths } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/storage.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Lets the signed-in through; others are sent to /auth, and where they wanted to go is remembered (spec §2). */
export function RequireSignIn() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-in') return <Outlet />;
  if (status !== 'signed-out') return <LoadingScreen />;
  sessionStore.write(storageKeys.origin, pathname + search + hash);
  return <Navigate to={paths.auth} replace />;
}
