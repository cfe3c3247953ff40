import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { InviteCard } from '#features/organizations/invite-card.tsx';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { Glowing } from '../glowing.tsx';
import { recordOnboarded } from './record-onboarded.ts';

/**
 * The link of an invitation, opened by somebody who is signed in. Strangers see it at the door, and come here after
 * it.
 */
export function Invited({ token }: { token: string }) {
  const navigate = useNavigate();
  const isFirst = useProfile().userState === 'needs-onboarding';
  return (
    <Glowing className="grid max-w-[34rem] gap-6 py-12">
      <h1 className="text-3xl font-extrabold tracking-[-0.035em]">{t`Your invitation.`}</h1>
      <Card>
        <InviteCard
          token={token}
          isSignedIn
          onJoined={({ organization_id: orgId }) => {
            if (isFirst) recordOnboarded();
            refreshProfile();
            void navigate(paths.orgHome(orgId));
          }}
        />
      </Card>
    </Glowing>
  );
}
