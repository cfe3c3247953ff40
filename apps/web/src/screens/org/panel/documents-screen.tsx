import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { DocumentDrop } from '#features/authoring/documents/document-drop.tsx';
import { DocumentList } from '#features/authoring/documents/document-list.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel/documents`: what lessons are made from. */
export function DocumentsScreen() {
  const orgId = useOrgId();
  const navigate = useNavigate();
  return (
    <PanelShell>
      <div className="grid gap-8">
        <h1 className="text-2xl">
          <Trans>Documents</Trans>
        </h1>
        <DocumentDrop orgId={orgId} onSent={(id) => void navigate(paths.panelDocument(orgId, id))} />
        <Region title={t`Your documents could not be loaded`} skeleton={<RowsSkeleton />}>
          <DocumentList orgId={orgId} pathOf={(id) => paths.panelDocument(orgId, id)} />
        </Region>
      </div>
    </PanelShell>
  );
}
