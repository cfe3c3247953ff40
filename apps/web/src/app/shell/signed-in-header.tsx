import { Link, useLocation } from 'react-router';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { HeaderStanding } from './header-standing.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { homeOf, isCurrent, navigationOf } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';

export function SignedInHeader() {
  const profile = useProfile();
  const orgId = useCurrentOrganization();
  const { pathname } = useLocation();
  const items = navigationOf(profile, orgId);
  return (
    <div className="wrap flex h-full items-center gap-1 nav:gap-2">
      <MobileMenu items={items} />
      <Link to={homeOf(orgId)} className="rounded-sm nav:mr-5">
        <Logo isCompact />
      </Link>
      <nav aria-label="Main" className="hidden items-center gap-1 nav:flex">
        {items.map((item) => (
          <Link
            key={item.label}
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
      <HeaderStanding profile={profile} orgId={orgId} />
      <ProfileMenu profile={profile} orgId={orgId} items={items} />
    </div>
  );
}
