import { t } from '@lingui/core/macro';
import { Marking } from '#features/authoring/questions/rooms/marking.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel/marking`: written answers, to be looked over with their rubric. */
export function MarkingScreen() {
  const orgId = useOrgId();
  return (
    <PanelShell>
      <h1 className="mb-5 text-2xl">{t`Written answers`}</h1>
      <Region skeleton={<RowsSkeleton />} title={t`The answers couldn't be loaded`}>
        <Marking orgId={orgId} />
      </Region>
    </PanelShell>
  );
}
