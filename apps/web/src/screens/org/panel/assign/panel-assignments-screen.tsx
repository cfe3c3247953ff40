import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { AssignmentsRoom } from '#features/assignments/assignments-room.tsx';
import { EndingDial } from '#features/certificates/ending-dial.tsx';
import { NewAssignmentForm } from '#features/assignments/new-assignment.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PanelShell } from '#screens/org/panel/panel-shell.tsx';

/** `/o/{orgId}/admin-panel/assignments`: what people are asked to finish; with `?show=new` a new one. */
export function PanelAssignmentsScreen() {
  const orgId = useOrgId();
  const [query] = useSearchParams();
  const show = query.get('show');
  const room = paths.panelAssignments(orgId);
  const pathOf = (id: string) => paths.panelAssignment(orgId, id);
  return (
    <PanelShell>
      <Region key={show} skeleton={<RowsSkeleton />} title={t`Your assignments could not be loaded`}>
        {show === 'new' ? (
          <NewAssignmentForm orgId={orgId} backPath={room} pathOf={pathOf} />
        ) : (
          <AssignmentsRoom
            orgId={orgId}
            pathOf={pathOf}
            newPath={paths.panelAssignments(orgId, 'new')}
            isEnded={show === 'ended'}
            certificatesPath={paths.panelCertificates(orgId)}
            endings={
              <Region skeleton={<RowsSkeleton />} title={t`What ends could not be loaded`}>
                <EndingDial orgId={orgId} />
              </Region>
            }
            otherPath={show === 'ended' ? room : paths.panelAssignments(orgId, 'ended')}
          />
        )}
      </Region>
    </PanelShell>
  );
}
