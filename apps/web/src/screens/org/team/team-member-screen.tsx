import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { PersonRecord } from '#features/certificates/person-record.tsx';
import { PersonFigures } from '#features/insights/person-figures.tsx';
import { MemberPage } from '#features/people/member/member-page.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { TeamShell } from './team-shell.tsx';

/** `/o/{orgId}/team/people/{uid}`: a member of a group that the manager leads. */
export function TeamMemberScreen() {
  const orgId = useOrgId();
  const { uid = '' } = useParams();
  const { uid: ownUid } = useProfile();
  const navigate = useNavigate();
  return (
    <TeamShell isInside>
      <TextLink to={paths.team(orgId)} className="mb-3 min-h-11">
        <ArrowLeft className="size-4" aria-hidden="true" /> {t`Members`}
      </TextLink>
      <Region key={uid} skeleton={<RowsSkeleton />} title={t`This person could not be loaded`}>
        <MemberPage
          orgId={orgId}
          uid={uid}
          ownUid={ownUid}
          groups={[]}
          runsOrganization={false}
          onGone={() => void navigate(paths.team(orgId), { replace: true })}
        >
          <Region skeleton={<RowsSkeleton />} title={t`Assignments and certificates could not be loaded`}>
            <PersonRecord orgId={orgId} uid={uid} />
          </Region>
          <Region skeleton={<RowsSkeleton />} title={t`Figures could not be loaded`}>
            <PersonFigures orgId={orgId} uid={uid} />
          </Region>
        </MemberPage>
      </Region>
    </TeamShell>
  );
}
