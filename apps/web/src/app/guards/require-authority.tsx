import { Navigate, Outlet, useParams } from 'react-router';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { useRouteHandle } from '../route-handle.ts';
import { authorityOf } from './authority.ts';
import { NoAuthorityScreen } from './no-authority-screen.tsx';
import { NoPlaceScreen } from './no-place-screen.tsx';
import { NoProfileScreen } from './no-profile-screen.tsx';

/** Lets through who holds the authority that the route names, and who has a place in the organization of the path. */
export function RequireAuthority() {
  const profile = useProfile();
  const { orgId } = useParams();
  const authority = useRouteHandle()?.authority;
  const verdict = authorityOf(profile, { orgId: orgId ?? null, authority });
  if (verdict === 'unknown') return <LoadingScreen />;
  if (verdict === 'failed') return <NoProfileScreen message={profile.failure!.message} />;
  if (verdict === 'needs-onboarding') return <Navigate to={paths.home} replace />;
  if (verdict === 'no-place') return <NoPlaceScreen />;
  return verdict === 'refused' ? <NoAuthorityScreen /> : <Outlet />;
}
