import { t } from '@lingui/core/macro';
import type { OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import { ChevronRight } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { Standing } from './standing.tsx';

/** One of the own organizations, to go there. */
export function OwnOrganizationCard({ organization }: { organization: OwnOrganization }) {
  const { id, name, logo_url: logoUrl, is_admin: isAdmin, is_sample: isSample } = organization;
  return (
    <Card to={paths.orgHome(id)} padding="sm">
      <div className="flex items-center gap-4">
        <OrganizationMark id={id} logoUrl={logoUrl} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="truncate">{name}</h3>
            {isAdmin && <Chip tone="leaf">{t`You run it`}</Chip>}
            {isSample && <Chip tone="sky">{t`Sample data`}</Chip>}
          </div>
          <Standing points={organization.snap_points} streak={organization.current_streak} />
        </div>
        <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden="true" />
      </div>
    </Card>
  );
}
