import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/device/page-title.ts';
import { Chip } from '#ui/action/chip.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { organization } from './organizations.queries.ts';

/** Who this is: mark, name and a sentence, as the line above the page's own headline. */
export function OrganizationHead({ orgId, action }: { orgId: string; action: ReactNode }) {
  const { data } = useSuspenseQuery(organization(orgId));
  usePageTitle(data.name);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <OrganizationMark id={orgId} logoUrl={data.logo_url} />
      <div className="min-w-0">
        <p className="font-display text-[1.25rem] leading-tight font-bold tracking-[-0.02em] wrap-anywhere">
          {data.name}
        </p>
        {data.summary && <p className="mt-0.5 max-w-[70ch] text-sm text-ink-2">{data.summary}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:col-span-2">
        {data.is_sample && <Chip>{t`Sample organization`}</Chip>}
        {action}
      </div>
    </header>
  );
}
