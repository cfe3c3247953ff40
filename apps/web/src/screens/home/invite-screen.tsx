import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '#features/identity/session.ts';
import { InviteCard } from '#features/organizations/invite-card.tsx';
import { refreshProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/storage.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';

/** The link of an invitation. A stranger signs in or up first and comes back here. */
export function InviteScreen() {
  const { token = '' } = useParams();
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-out') sessionStore.write(storageKeys.origin, paths.invite(token));
  }, [status, token]);
  return (
    <AuthFrame title="You are invited." lead="Somebody wants to learn with you.">
      <InviteCard
        token={token}
        isSignedIn={status === 'signed-in'}
        onJoined={({ organization_id: orgId }) => {
          sessionStore.remove(storageKeys.origin);
          refreshProfile();
          void navigate(paths.orgHome(orgId));
        }}
      />
    </AuthFrame>
  );
}
