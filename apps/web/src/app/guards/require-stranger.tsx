import { Navigate, Outlet } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { originOrHome } from './origin.ts';

/** The screens of signing in. Who is signed in goes on to where they wanted to go. */
export function RequireStranger() {
  const { status } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  return status === 'signed-in' ? <Navigate to={originOrHome()} replace /> : <Outlet />;
}
