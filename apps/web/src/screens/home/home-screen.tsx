import { useSearchParams } from 'react-router';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { JoinWithCode } from './join-with-code.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Invited } from './invited.tsx';
import { Onboarding } from './onboarding.tsx';
import { OrganizationPicker } from './organization-picker.tsx';
import { ProfileFailure } from './profile-failure.tsx';

/**
 * `/home`, the way into an organization: the first one, or one of several (spec §2). `?add` opens the way into
 * another one, `?invite` is the link of an invitation, `?code` that of a poster.
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
  return profile.userState === 'has-organization' ? (
    <OrganizationPicker firstName={profile.base?.firstName ?? ''} />
  ) : (
    <HomeSkeleton />
  );
}
