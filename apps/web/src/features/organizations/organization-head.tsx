import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/device/page-title.ts';
import { Chip } from '#ui/action/chip.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { organization } from './organizations.queries.ts';

/** Who this is: mark, name and a sentence. `action` is the way to what comes next. */
export function OrganizationHead({ orgId, action }: { orgId: string; action: ReactNode }) {
  const { data } = useSuspenseQuery(organization(orgId));
  usePageTitle(data.name);
  return (
    <header className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <OrganizationMark id={orgId} logoUrl={data.logo_url} size="lg" />
      <div className="min-w-0">
        <h1 className="text-2xl">{data.name}</h1>
        {data.summary && <p className="mt-1.5 max-w-[60ch] text-ink-2">{data.summary}</p>}
        {data.is_sample && (
          <p className="mt-2.5">
            <Chip>{t`Sample organization`}</Chip>
          </p>
        )}
      </div>
      {action}
    </header>
  );
}
