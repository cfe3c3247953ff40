import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { ownOrganizations } from './organizations.queries.ts';

/** The learner's other organizations, and the way into one more. */
export function OrganizationSwitch({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(ownOrganizations());
  const others = data.items.filter(({ id }) => id !== orgId);
  return (
    <section aria-labelledby="organizations">
      <SectionHead id="organizations" title={others.length > 0 ? t`Switch to` : t`Other organizations`} />
      <ul>
        {others.map(({ id, name, logo_url: logoUrl, snap_points: points, current_streak: streak }) => (
          <li key={id}>
            <LinkRow
              to={paths.portal(id)}
              lead={<OrganizationMark id={id} logoUrl={logoUrl} />}
              title={name}
              detail={detailOf(points, streak)}
            />
          </li>
        ))}
        <li>
          <LinkRow
            to={`${paths.home}?add`}
            lead={
              <IconTile className="mx-1.5">
                <Plus aria-hidden="true" />
              </IconTile>
            }
            title={t`Join another organization`}
            detail={t`With a code or an invitation`}
          />
        </li>
      </ul>
    </section>
  );
}

function detailOf(points: number, streak: number): string {
  const earned = t`${plural(points, { one: '# point', other: '# points' })}`;
  return `${earned} · ${t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`}`;
}
