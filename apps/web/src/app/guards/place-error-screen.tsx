import { useParams, useRouteError } from 'react-router';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { ApiError, hasCode } from '#platform/http/api-error.ts';
import { ErrorScreen } from '../failure/error-screen.tsx';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { placeIn } from './authority.ts';
import { NoPlaceScreen } from './no-place-screen.tsx';
import { SignOnRequiredScreen } from './sign-on-required-screen.tsx';

/**
 * The error screen inside an organization. There 'not found' is also the answer to who has no place, so it is said
 * which of the two it is, whichever call was refused first.
 */
export function PlaceErrorScreen() {
  const error = useRouteError();
  const profile = useProfile();
  const { orgId } = useParams();
  if (hasCode(error, 'single_sign_on_required')) return <SignOnRequiredScreen />;
  if (orgId === undefined || !(error instanceof ApiError) || error.status !== 404) return <ErrorScreen />;
  const place = placeIn(profile, orgId);
  if (place === 'none') return <NoPlaceScreen orgId={orgId} />;
  return place === 'unknown' && profile.phase !== 'error' ? <LoadingScreen /> : <ErrorScreen />;
}
