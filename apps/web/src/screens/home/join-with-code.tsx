import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { JoinCodeForm } from '#features/organizations/joining/join-code-form.tsx';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { Glowing } from '../glowing.tsx';
import { recordOnboarded } from './record-onboarded.ts';

/** The link of a poster, opened by somebody who is signed in: the code stands in the field already. */
export function JoinWithCode({ code }: { code: string }) {
  const navigate = useNavigate();
  const isFirst = useProfile().userState === 'needs-onboarding';
  return (
    <Glowing className="grid max-w-[34rem] gap-6 py-12">
      <h1 className="text-3xl font-extrabold tracking-[-0.035em]">{t`Join with your code`}</h1>
      <Card>
        <JoinCodeForm
          code={code.slice(0, 40)}
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
