import { t } from '@lingui/core/macro';
import { useNavigate, useParams } from 'react-router';
import { DocumentPage } from '#features/authoring/documents/document-page.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel/documents/{documentId}`: a document beside its draft. */
export function DocumentScreen() {
  const orgId = useOrgId();
  const { documentId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PanelShell>
      <div className="grid gap-6">
        <Breadcrumbs crumbs={[{ label: t`Documents`, to: paths.panelDocuments(orgId) }, { label: t`Document` }]} />
        <Region title={t`This document could not be loaded`} skeleton={<RowsSkeleton />}>
          <DocumentPage
            orgId={orgId}
            documentId={documentId}
            itemPath={(contentId) => paths.panelItem(orgId, contentId)}
            onMade={(contentId) => void navigate(paths.panelItem(orgId, contentId))}
          />
        </Region>
      </div>
    </PanelShell>
  );
}
