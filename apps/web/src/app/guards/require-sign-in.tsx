import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { paths } from '#platform/paths.ts';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { forgetOrigin, rememberOrigin } from './origin.ts';

/** Lets the signed-in through. Others are sent to /auth, and where they wanted to go is remembered (spec §2). */
export function RequireSignIn() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOut = session.status === 'signed-out';
  const hasLeft = isOut && session.reason === 'left';
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    // Who logs out is done with this page, and who is here has arrived.
    if (hasLeft || isIn) forgetOrigin();
    else if (isOut) rememberOrigin(pathname + search + hash);
    if (isOut) void navigate(paths.auth, { replace: true });
  }, [isOut, hasLeft, isIn, pathname, search, hash, navigate]);

  return isIn ? <Outlet /> : <LoadingScreen />;
}
