import { ChartColumn, ChevronDown, House, LogOut, Settings, Trophy, UserRound } from 'lucide-react';
import { useSession } from '#features/identity/session.ts';
import { signOut } from '#features/identity/sign-out.ts';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { useAvatar } from '#features/profiles/avatar-cache.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/menu.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { MenuSeparator } from '#ui/menu-separator.tsx';
import { type NavigationItem, ownPageOf } from './navigation.ts';
import { ProfileSummary } from './profile-summary.tsx';

interface ProfileMenuProps {
  profile: ProfileState;
  orgId: string | null;
  /** Listed here too where the header has no room for them: 900 px or less (spec §2). */
  items: readonly NavigationItem[];
}

const ICONS = {
  Home: <House aria-hidden="true" />,
  Leaderboard: <Trophy aria-hidden="true" />,
  Insights: <ChartColumn aria-hidden="true" />,
};

export function ProfileMenu({ profile, orgId, items }: ProfileMenuProps) {
  const { user } = useSession();
  const { base, organization } = profile;
  const name = organization?.display_name || base?.displayName || user?.displayName || user?.email || '';
  const picture = useAvatar(organization?.photo_url ?? base?.photoURL ?? null);
  return (
    <Menu
      className="w-72"
      trigger={
        <button type="button" className="group flex min-h-11 items-center gap-1.5 rounded-full pl-1 text-ink-2 hover:text-ink">
          <span className="sr-only">Profile menu of {name}</span>
          <Avatar name={name} picture={picture} size="sm" isOwn />
          <ChevronDown className="size-4.5 transition-transform group-data-popup-open:rotate-180 max-xs:hidden" aria-hidden="true" />
        </button>
      }
    >
      <ProfileSummary name={name} email={user?.email ?? ''} picture={picture} profile={profile} />
      <MenuSeparator />
      <div className="contents nav:hidden">
        {items.map(({ label, to }) => (
          <MenuItem key={label} icon={ICONS[label]} to={to}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
      </div>
      <MenuItem icon={<UserRound aria-hidden="true" />} to={ownPageOf(orgId)}>
        Your Profile
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} to={paths.config}>
        Settings
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        Log Out
      </MenuItem>
    </Menu>
  );
}
