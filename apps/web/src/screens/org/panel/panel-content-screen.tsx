import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { AuthorTreePanel } from '#features/authoring/tree/author-tree-panel.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { kindLook } from './kind-look.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel/content`: the library as its authors see it. */
export function PanelContentScreen() {
  const orgId = useOrgId();
  const navigate = useNavigate();
  return (
    <PanelShell>
      <h1 className="mb-5 text-2xl">{t`Content`}</h1>
      <div className="max-w-3xl">
        <Region skeleton={<RowsSkeleton />} title={t`The library could not be loaded`}>
          <AuthorTreePanel
            orgId={orgId}
            look={kindLook}
            onAdded={(contentId) => void navigate(paths.panelItem(orgId, contentId))}
          />
        </Region>
      </div>
    </PanelShell>
  );
}
