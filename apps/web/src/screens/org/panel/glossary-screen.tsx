import { t } from '@lingui/core/macro';
import { TermList } from '#features/authoring/glossary/term-list.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

/** `/o/{orgId}/admin-panel/glossary`: the terms that lessons explain. */
export function GlossaryScreen() {
  const orgId = useOrgId();
  return (
    <PanelShell>
      <Breadcrumbs crumbs={[{ label: t`Content`, to: paths.panelContent(orgId) }, { label: t`Glossary` }]} />
      <h1 className="mt-2 mb-5 text-2xl">{t`Glossary`}</h1>
      <Region skeleton={<RowsSkeleton />} title={t`The glossary couldn’t be loaded`}>
        <TermList orgId={orgId} itemPath={(id) => paths.panelItem(orgId, id)} />
      </Region>
    </PanelShell>
  );
}
