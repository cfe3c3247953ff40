import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JoinableOrganization } from '@snapwell/contract/organizations/organizations.schemas';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useLocation } from 'react-router';
import { joinableOrganization } from '#features/organizations/organizations.queries.ts';
import { useJoin } from '#features/organizations/joining/use-join.ts';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { recordOnboarded } from '#screens/home/record-onboarded.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { MessageScreen } from '../failure/message-screen.tsx';
import { useShowAgain } from '../failure/use-show-again.ts';

/**
 * The person does not belong to the organization of the path. Where they may join it, they can do so here and stay;
 * otherwise it does not say whether there is such an organization.
 */
export function NoPlaceScreen({ orgId }: { orgId: string }) {
  const { data, isPending } = useQuery(joinableOrganization(orgId));
  if (isPending) return <LoadingScreen />;
  if (data) return <JoinScreen organization={data} />;
  return (
    <MessageScreen
      icon={<DoorClosed />}
      title={t`You have no place here`}
      action={<SnapButton to={paths.home}>{t`See your organizations`}</SnapButton>}
    >
      <Trans>
        This organization doesn't exist, or you're not a member of it. Ask its people for an invitation or a code.
      </Trans>
    </MessageScreen>
  );
}

function JoinScreen({ organization }: { organization: JoinableOrganization }) {
  const { id, name, summary } = organization;
  const location = useLocation();
  const isFirst = useProfile().userState === 'needs-onboarding';
  useViewStep('onboarding', isFirst ? id : undefined);
  const showAgain = useShowAgain();
  const { join, isPending, error } = useJoin(organization, () => {
    if (isFirst) recordOnboarded();
    refreshProfile();
    showAgain();
  });
  const title =
    location.pathname === paths.leaderboard(id)
      ? t`Join ${name} to see its leaderboard`
      : t`Join ${name} to open this page`;
  return (
    <MessageScreen
      icon={<DoorOpen />}
      title={title}
      error={error && wordsOf(error)}
      action={
        <>
          <SnapButton onClick={join} isPending={isPending}>
            {t`Join ${name}`}
          </SnapButton>
          <Button size="lg" variant="ghost" to={paths.home}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      {summary || t`You can join it right away.`}
    </MessageScreen>
  );
}
