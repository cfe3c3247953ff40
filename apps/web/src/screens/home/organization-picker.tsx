import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Navigate } from 'react-router';
import { LastOrganization } from '#features/organizations/last-organization.tsx';
import { ownOrganizations } from '#features/organizations/organizations.queries.ts';
import { OwnOrganizationCard } from '#features/organizations/own-organization-card.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Glowing } from '../glowing.tsx';

/** Which organization? With points and streak in each; with one there is nothing to ask. */
export function OrganizationPicker({ firstName }: { firstName: string }) {
  const { data } = useQuery(ownOrganizations());
  if (!data) return <HomeSkeleton />;
  const [last, ...others] = data.items;
  // The profile says that there is one and the list does not: it is on its way.
  if (!last) return <HomeSkeleton />;
  if (others.length === 0) return <Navigate to={paths.orgHome(last.id)} replace />;
  return (
    <Glowing className="grid grid-cols-1 gap-10 py-10">
      <h1 className="text-3xl font-extrabold tracking-[-0.035em]">
        {firstName ? t`Where to, ${firstName}?` : t`Where to today?`}
      </h1>
      <LastOrganization organization={last} />
      <section className="grid grid-cols-1 gap-4" aria-labelledby="others">
        <SectionHead id="others" title={t`Your other organizations`} />
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {others.map((organization) => (
            <li key={organization.id}>
              <OwnOrganizationCard organization={organization} />
            </li>
          ))}
        </ul>
        <Button to={`${paths.home}?add`} className="justify-self-start">
          <Plus className="size-5" aria-hidden="true" /> {t`Join another organization`}
        </Button>
      </section>
    </Glowing>
  );
}
