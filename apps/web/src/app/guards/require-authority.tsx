import { Outlet, useParams } from 'react-router';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { useRouteHandle } from '../routes/route-handle.ts';
import { authorityOf } from './authority.ts';
import { NoAuthorityScreen } from './no-authority-screen.tsx';
import { NoPlaceScreen } from './no-place-screen.tsx';
import { NoProfileScreen } from './no-profile-screen.tsx';

/** Lets through who holds the authority that the route names, and who has a place in the organization of the path. */
export function RequireAuthority() {
  const profile = useProfile();
  const { orgId = null } = useParams();
  const verdict = authorityOf(profile, { ...useRouteHandle(), orgId });
  if (verdict === 'unknown') return <LoadingScreen />;
  if (verdict === 'failed') return <NoProfileScreen message={profile.failure!.message} />;
  if (verdict === 'no-place') return <NoPlaceScreen orgId={orgId!} />;
  return verdict === 'refused' ? <NoAuthorityScreen /> : <Outlet />;
}
