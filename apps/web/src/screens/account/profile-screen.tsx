import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Database, GraduationCap, Palette, Plus, Settings } from 'lucide-react';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { MembershipCard } from '#features/organizations/membership-card.tsx';
import { ownOrganizations } from '#features/organizations/organizations.queries.ts';
import { useAvatar } from '#features/profiles/avatar-cache.ts';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { RoleChip } from '#features/profiles/role-chip.tsx';
import { OwnCertificates } from '#features/certificates/own-certificates.tsx';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Button } from '#ui/action/button.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Glowing } from '../glowing.tsx';
import { Region } from '../org/region.tsx';

/** `/profile`: the person, and their place in each organization. */
export function ProfileScreen() {
  const { base, organization } = useProfile();
  const orgId = useCurrentOrganization();
  const { data } = useQuery(ownOrganizations());
  const picture = useAvatar(base?.photoURL ?? null);
  return (
    <Glowing className="grid grid-cols-1 items-start gap-x-12 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_348px]">
      <header className="flex flex-wrap items-center gap-5 lg:col-span-2">
        <Avatar name={base?.displayName || base?.email || ''} picture={picture} size="2xl" isOwn />
        <div className="grid min-w-0 flex-1 basis-52 gap-1.5">
          <h1 className="wrap-anywhere">
            {base ? base.displayName || base.email : <Skeleton shape="title" className="w-56" />}
          </h1>
          <p className="flex flex-wrap items-center gap-3 text-ink-2">
            <span className="wrap-anywhere">{base?.email}</span>
            <RoleChip profile={{ base, organization }} />
          </p>
        </div>
        <Button to={paths.config}>
          <Settings className="size-5" aria-hidden="true" /> {t`Settings`}
        </Button>
      </header>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="organizations">
        <SectionHead id="organizations" title={t`Your organizations`}>
          <Button size="sm" variant="ghost" to={`${paths.home}?add`}>
            <Plus className="size-4.5" aria-hidden="true" /> {t`Join another`}
          </Button>
        </SectionHead>
        {!data && <Skeleton shape="card" className="h-61.5 sm:h-53.5 pointer-coarse:h-63.5 sm:pointer-coarse:h-55.5" />}
        {data?.items.length === 0 && (
          <EmptyState title={t`None yet`} action={<SnapButton to={paths.home}>{t`Find one`}</SnapButton>}>
            {t`Lessons, points and streaks live in organizations. Join one or start your own.`}
          </EmptyState>
        )}
        {data?.items.map((own) => (
          <MembershipCard key={own.id} own={own} onChanged={refreshProfile} />
        ))}
      </section>
      <section aria-labelledby="yours" className="lg:row-span-2">
        <SectionHead id="yours" title={t`What's yours`} />
        <ul>
          {placesOf(orgId).map((place) => (
            <li key={place.to}>
              <LinkRow {...place} lead={<IconTile>{place.lead}</IconTile>} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="certificates">
        <SectionHead id="certificates" title={t`Your certificates`} />
        <Region skeleton={<Skeleton shape="block" />} title={t`Your certificates could not be loaded`}>
          <OwnCertificates />
        </Region>
      </section>
    </Glowing>
  );
}

/** Where else one finds what belongs to oneself; the record of the organization that one was in last. */
function placesOf(orgId: string | null) {
  return [
    ...(orgId
      ? [
          {
            to: paths.me(orgId),
            lead: <GraduationCap />,
            title: t`What you've learned`,
            detail: t`Points, streak, notes and certificates`,
          },
        ]
      : []),
    {
      to: `${paths.config}#appearance`,
      lead: <Palette />,
      title: t`How it looks`,
      detail: t`Light or dark, and the background`,
    },
    {
      to: `${paths.config}#data`,
      lead: <Database />,
      title: t`Your data`,
      detail: t`Download it, or delete the account`,
    },
  ];
}
