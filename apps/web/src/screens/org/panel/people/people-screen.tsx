import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { organizationGroups } from '#features/organizations/organizations.queries.ts';
import { MemberList } from '#features/people/members/member-list.tsx';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PeopleRoom } from './people-room.tsx';

/** `/o/{orgId}/admin-panel/people`: everybody in the organization. */
export function PeopleScreen() {
  const orgId = useOrgId();
  const { data: groups } = useQuery(organizationGroups(orgId));
  return (
    <PeopleRoom>
      {(invite) => (
        <Region skeleton={<RowsSkeleton />} title={t`The members could not be loaded`}>
          <MemberList
            orgId={orgId}
            groups={groups?.items ?? []}
            runsOrganization
            pathOf={(uid) => paths.panelMember(orgId, uid)}
            empty={
              <EmptyState
                icon={<UsersRound />}
                title={t`You're the only one here`}
                action={<SnapButton size="sm" onClick={invite}>{t`Invite your first people`}</SnapButton>}
              >
                <Trans>Paste your staff list: you see every row before anybody gets a mail.</Trans>
              </EmptyState>
            }
          />
        </Region>
      )}
    </PeopleRoom>
  );
}
