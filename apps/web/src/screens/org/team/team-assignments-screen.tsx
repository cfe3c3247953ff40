import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { AssignmentView } from '#features/assignments/assignment-view.tsx';
import { AssignmentsRoom } from '#features/assignments/assignments-room.tsx';
import { NewAssignmentForm } from '#features/assignments/new-assignment.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { TeamShell } from './team-shell.tsx';

/** `/o/{orgId}/team/assignments`: what a manager's groups are asked to finish; with `?id=` one of them, with `?show=new` a new one. */
export function TeamAssignmentsScreen() {
  const orgId = useOrgId();
  const [query] = useSearchParams();
  const [show, id] = [query.get('show'), query.get('id')];
  const room = paths.teamAssignments(orgId);
  const pathOf = (assignmentId: string) => paths.teamAssignments(orgId, { id: assignmentId });
  return (
    <TeamShell isInside>
      <Region key={id ?? show} skeleton={<RowsSkeleton />} title={t`Your assignments could not be loaded`}>
        {id ? (
          <AssignmentView orgId={orgId} assignmentId={id} backPath={room} isLeader />
        ) : show === 'new' ? (
          <NewAssignmentForm orgId={orgId} backPath={room} pathOf={pathOf} isLeader />
        ) : (
          <AssignmentsRoom
            orgId={orgId}
            pathOf={pathOf}
            newPath={paths.teamAssignments(orgId, { show: 'new' })}
            isEnded={show === 'ended'}
            otherPath={show === 'ended' ? room : paths.teamAssignments(orgId, { show: 'ended' })}
          />
        )}
      </Region>
    </TeamShell>
  );
}
