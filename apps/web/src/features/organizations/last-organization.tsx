import { t } from '@lingui/core/macro';
import type { OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import { ArrowRight } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Standing } from './standing.tsx';

/** The organization one was in last: the one obvious way on. */
export function LastOrganization({ organization }: { organization: OwnOrganization }) {
  return (
    <InkPanel className="grid sm:grid-cols-[1fr_38%]">
      <div className="grid content-center justify-items-start gap-4 p-6 sm:p-10">
        <p className="text-sm font-semibold text-ink-2">{t`Where you were last`}</p>
        <h2 className="text-3xl font-extrabold tracking-[-0.035em]">{organization.name}</h2>
        <Standing points={organization.snap_points} streak={organization.current_streak} />
        <SnapButton to={paths.orgHome(organization.id)} className="mt-2">
          {t`Continue`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      </div>
      <div className="max-sm:hidden">
        <Cover id={organization.id} columns={4} rows={4} isOnInk />
      </div>
    </InkPanel>
  );
}
