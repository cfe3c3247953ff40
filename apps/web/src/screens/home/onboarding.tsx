import { t } from '@lingui/core/macro';
import type { Joined, Organization } from '@snapwell/contract/organizations/organizations.schemas';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { VerifyHint } from '#features/identity/account/verify-hint.tsx';
import { CreateOrganizationForm } from '#features/organizations/create-organization-form.tsx';
import { JoinCodeForm } from '#features/organizations/joining/join-code-form.tsx';
import { JoinableList } from '#features/organizations/joining/joinable-list.tsx';
import { ownOrganizations } from '#features/organizations/organizations.queries.ts';
import { refreshProfile } from '#features/profiles/profile-runner.ts';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Glowing } from '../glowing.tsx';
import { recordOnboarded } from './record-onboarded.ts';

/** The way into an organization: an invitation, a code, an open door, or one of your own. */
export function Onboarding({ profile: { base, userState } }: { profile: Pick<ProfileState, 'base' | 'userState'> }) {
  const navigate = useNavigate();
  const isFirst = userState === 'needs-onboarding';
  // Whoever joins another one comes from the one they were in last.
  const { data } = useQuery({ ...ownOrganizations(), enabled: !isFirst, throwOnError: false });
  const last = isFirst ? undefined : data?.items[0];
  useViewStep('onboarding', isFirst ? 'home' : undefined);
  const enter = (orgId: string) => {
    if (isFirst) recordOnboarded();
    refreshProfile();
    void navigate(paths.orgHome(orgId));
  };
  const joined = ({ organization_id: orgId }: Joined) => enter(orgId);
  return (
    <Glowing className="grid grid-cols-1 gap-8 py-10">
      <div className="grid gap-3">
        {last && (
          <TextLink to={paths.portal(last.id)} className="min-h-11 justify-self-start">
            <ArrowLeft className="size-4" aria-hidden="true" /> {backWords(last.name)}
          </TextLink>
        )}
        <h1 className="text-3xl font-extrabold tracking-[-0.035em]">
          {isFirst ? welcome(base?.firstName) : t`Join another organization`}
        </h1>
        <p className="max-w-[36rem] text-lg text-ink-2">
          {t`You learn together with your hospital, ward or team. Choose yours.`}
        </p>
        {base?.role === 'ADMIN' && (
          <TextLink variant="more" to={paths.adminPanel}>
            {t`Go to the system admin panel`}
          </TextLink>
        )}
      </div>
      {/* On phones what stands below the list would move when that comes. */}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_348px] lg:gap-10 max-lg:[&>:has(.animate-pulse)~*]:invisible">
        <div className="grid grid-cols-1 content-start gap-4">
          <JoinableList onJoined={joined} />
          <VerifyHint />
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          <Card padding="sm" className="grid grid-cols-1 gap-4">
            <h2>{t`Got a code?`}</h2>
            <JoinCodeForm onJoined={joined} />
          </Card>
          <Card padding="sm" className="grid grid-cols-1 gap-4">
            <h2>{t`Start your own`}</h2>
            <CreateOrganizationForm onCreated={({ id }: Organization) => enter(id)} />
          </Card>
        </aside>
      </div>
    </Glowing>
  );
}

const backWords = (name: string): string => t`Back to ${name}`;

const welcome = (firstName: string | undefined): string =>
  firstName ? t`Welcome, ${firstName}. Where do you work?` : t`Welcome. Where do you work?`;
