import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { organizationGroups } from '#features/organizations/organizations.queries.ts';
import { PersonRecord } from '#features/certificates/person-record.tsx';
import { PersonFigures } from '#features/insights/person-figures.tsx';
import { MemberPage } from '#features/people/member/member-page.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PanelShell } from '../panel-shell.tsx';

/** `/o/{orgId}/admin-panel/people/{uid}`: one member. */
export function MemberScreen() {
  const orgId = useOrgId();
  const { uid = '' } = useParams();
  const { uid: ownUid } = useProfile();
  const navigate = useNavigate();
  const { data: groups } = useQuery(organizationGroups(orgId));
  return (
    <PanelShell>
      <TextLink to={paths.panelPeople(orgId)} className="mb-3 min-h-11">
        <ArrowLeft className="size-4" aria-hidden="true" /> {t`People`}
      </TextLink>
      <Region key={uid} skeleton={<RowsSkeleton />} title={t`This person could not be loaded`}>
        <MemberPage
          orgId={orgId}
          uid={uid}
          ownUid={ownUid}
          groups={groups?.items ?? []}
          runsOrganization
          onGone={() => void navigate(paths.panelPeople(orgId), { replace: true })}
        >
          <Region skeleton={<RowsSkeleton />} title={t`Assignments and certificates could not be loaded`}>
            <PersonRecord orgId={orgId} uid={uid} />
          </Region>
          <Region skeleton={<RowsSkeleton />} title={t`Figures could not be loaded`}>
            <PersonFigures orgId={orgId} uid={uid} />
          </Region>
        </MemberPage>
      </Region>
    </PanelShell>
  );
}
