import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MemberList } from '#features/people/members/member-list.tsx';
import { ExportButton } from '#features/people/people-head.tsx';
import { team } from '#features/people/people.queries.ts';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { TeamShell } from './team-shell.tsx';

/** `/o/{orgId}/team`: the members of the groups that a manager leads. */
export function TeamMembersScreen() {
  const orgId = useOrgId();
  const { data } = useSuspenseQuery(team(orgId));
  return (
    <TeamShell>
      <div className="mb-4 flex justify-end">
        <ExportButton orgId={orgId} />
      </div>
      <Region skeleton={<RowsSkeleton />} title={t`Your members could not be loaded`}>
        <MemberList
          orgId={orgId}
          groups={data.groups}
          runsOrganization={false}
          pathOf={(uid) => paths.teamMember(orgId, uid)}
          empty={null}
        />
      </Region>
    </TeamShell>
  );
}
