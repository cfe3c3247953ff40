import { useSearchParams } from 'react-router';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { JoinWithCode } from './join-with-code.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Invited } from './invited.tsx';
import { Onboarding } from './onboarding.tsx';
import { OrganizationPicker } from './organization-picker.tsx';
import { ProfileFailure } from './profile-failure.tsx';
import { readShared } from './read-shared.ts';
import { Shared } from './shared.tsx';

/**
 * `/home`, the way into an organization: the first one, or one of several (spec §2). `?add` opens the way into
 * another one, `?invite` is the link of an invitation, `?code` that of a poster; `shared_...` is what another
 * application shared.
 */
export function HomeScreen() {
  const profile = useProfile();
  const [query] = useSearchParams();
  const invite = query.get('invite');
  if (invite) return <Invited token={invite} />;
  const code = query.get('code');
  if (code) return <JoinWithCode code={code} />;
  if (profile.phase === 'error' && !profile.base) return <ProfileFailure failure={profile.failure!} />;
  if (profile.userState === 'needs-onboarding' || (profile.userState === 'has-organization' && query.has('add')))
    return <Onboarding profile={profile} />;
  const shared = profile.userState === 'has-organization' ? readShared(query, location.origin) : null;
  if (shared) return <Shared shared={shared} />;
  return profile.userState === 'has-organization' ? (
    <OrganizationPicker firstName={profile.base?.firstName ?? ''} />
  ) : (
    <HomeSkeleton />
  );
}
