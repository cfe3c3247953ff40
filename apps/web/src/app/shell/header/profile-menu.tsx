import { t } from '@lingui/core/macro';
import { ChartColumn, House, LogOut, Settings, Trophy, UserRound } from 'lucide-react';
import { useSession } from '#features/identity/session/session.ts';
import { signOut } from '#features/identity/session/sign-out.ts';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { paths } from '#platform/paths.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { MenuSeparator } from '#ui/overlay/menu-separator.tsx';
import { type NavigationItem, ownPageOf } from './navigation.ts';
import { ProfileButton } from './profile-button.tsx';
import { ProfileSummary } from './profile-summary.tsx';

interface ProfileMenuProps {
  name: string;
  picture: string | null;
  profile: ProfileState;
  orgId: string | null;
  /** Listed here too where the header has no room for them: 900 px or less (spec §2). */
  items: readonly NavigationItem[];
}

const ICONS = {
  home: <House aria-hidden="true" />,
  leaderboard: <Trophy aria-hidden="true" />,
  insights: <ChartColumn aria-hidden="true" />,
};

export function ProfileMenu({ name, picture, profile, orgId, items }: ProfileMenuProps) {
  const { user } = useSession();
  return (
    <Menu className="w-72" trigger={<ProfileButton name={name} picture={picture} />}>
      <ProfileSummary name={name} email={user?.email ?? ''} picture={picture} profile={profile} />
      <MenuSeparator />
      <div className="contents nav:hidden">
        {items.map(({ id, label, to }) => (
          <MenuItem key={id} icon={ICONS[id]} to={to}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
      </div>
      <MenuItem icon={<UserRound aria-hidden="true" />} to={ownPageOf(orgId)}>
        {t`Your Profile`}
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} to={paths.config}>
        {t`Settings`}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        {t`Log Out`}
      </MenuItem>
    </Menu>
  );
}
