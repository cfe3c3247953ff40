import { t } from '@lingui/core/macro';
import { TodayRound } from '#features/authoring/today/today-round.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel`: what needs those who run the organization. */
export function PanelTodayScreen() {
  const orgId = useOrgId();
  return (
    <PanelShell>
      <Region skeleton={<RowsSkeleton />} title={t`Your day could not be loaded`}>
        <TodayRound orgId={orgId} />
      </Region>
    </PanelShell>
  );
}
