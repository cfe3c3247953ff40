import { t } from '@lingui/core/macro';
import { GroupRoom } from '#features/people/groups/group-room.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PeopleRoom } from './people-room.tsx';

/** `/o/{orgId}/admin-panel/groups`: wards and teams, and who leads them. */
export function GroupsScreen() {
  const orgId = useOrgId();
  return (
    <PeopleRoom>
      <Region skeleton={<RowsSkeleton />} title={t`The groups could not be loaded`}>
        <GroupRoom
          orgId={orgId}
          memberPath={(uid) => paths.panelMember(orgId, uid)}
          listPath={(group) => paths.panelPeople(orgId, { group })}
        />
      </Region>
    </PeopleRoom>
  );
}
