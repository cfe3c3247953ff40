import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { AssignmentView } from '#features/assignments/assignment-view.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PanelShell } from '#screens/org/panel/panel-shell.tsx';

/** `/o/{orgId}/admin-panel/assignments/{assignmentId}`: one of them, with its people. */
export function PanelAssignmentScreen() {
  const orgId = useOrgId();
  const { assignmentId = '' } = useParams();
  return (
    <PanelShell>
      <Region key={assignmentId} skeleton={<RowsSkeleton />} title={t`The assignment could not be loaded`}>
        <AssignmentView orgId={orgId} assignmentId={assignmentId} backPath={paths.panelAssignments(orgId)} />
      </Region>
    </PanelShell>
  );
}
