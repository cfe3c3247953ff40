import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { Poster } from '#features/people/invites/poster.tsx';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';

/** `/o/{orgId}/admin-panel/poster`: the join code, to be printed. */
export function PosterScreen() {
  const orgId = useOrgId();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8">
      <TextLink to={paths.panelInvites(orgId)} className="mb-4 min-h-11 print:hidden">
        <ArrowLeft className="size-4" aria-hidden="true" /> {t`Invites`}
      </TextLink>
      <Region skeleton={<RowsSkeleton />} title={t`The poster could not be loaded`}>
        <Poster orgId={orgId} />
      </Region>
    </div>
  );
}
