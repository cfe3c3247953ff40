import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { useAvatar } from '#features/profiles/avatar-cache.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { HeaderStanding } from './header-standing.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { homeOf, isCurrent, navigationOf } from './navigation.ts';
import { ProfileButton } from './profile-button.tsx';
import { SearchButton } from './search-button.tsx';

/** What opens it is there at once; what makes a menu of it weighs as much as a screen and follows. */
const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((m) => ({ default: m.ProfileMenu })));

export function SignedInHeader() {
  const profile = useProfile();
  const orgId = useCurrentOrganization();
  const { pathname } = useLocation();
  const items = navigationOf(profile, orgId);
  const { user } = useSession();
  const { base, organization } = profile;
  const name = organization?.display_name || base?.displayName || user?.displayName || user?.email || '';
  const picture = useAvatar(organization?.photo_url ?? base?.photoURL ?? null);
  return (
    <div className="wrap flex h-full items-center gap-1 large-letters:flex-wrap nav:gap-2">
      <MobileMenu items={items} orgId={orgId} organizationName={organization?.organization_name} />
      <Link to={homeOf(orgId)} className="rounded-sm nav:mr-5">
        <Logo isCompact />
      </Link>
      <nav aria-label={t`Main`} className="hidden items-center gap-1 nav:flex">
        {items.map((item) => (
          <Link
            key={item.id}
            to={item.to}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-10 items-center rounded-full px-3.5 text-sm font-semibold',
              isCurrent(item, pathname) ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
            )}
          >
            {item.label}
          </Link>
        ))}
      </nav>
      <SearchButton />
      <HeaderStanding profile={profile} orgId={orgId} />
      <Suspense fallback={<ProfileButton name={name} picture={picture} disabled />}>
        <ProfileMenu name={name} picture={picture} profile={profile} orgId={orgId} items={items} />
      </Suspense>
    </div>
  );
}
