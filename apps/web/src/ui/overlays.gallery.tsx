import { LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { MenuSeparator } from './menu-separator.tsx';
import { notify, notifyPoints } from './notify.tsx';
import { SnapButton } from './snap-button.tsx';
import { TOAST_TYPES, ToastCard } from './toast-card.tsx';

export function ADialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Leave the quiz?"
        description="Your answers are saved. You can go on from question 6 whenever you like."
        footer={
          <>
            <Button size="lg" onClick={() => setOpen(false)}>
              Leave
            </Button>
            <SnapButton onClick={() => setOpen(false)}>Keep going</SnapButton>
          </>
        }
      />
    </>
  );
}

export function AMenu() {
  return (
    <Menu trigger={<Button>Ada Okafor</Button>} align="start">
      <MenuItem icon={<User aria-hidden="true" />} to="/gallery" isCurrent>
        Your Profile
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} to="/gallery">
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => notify('info', 'Signed out')}>
        Log Out
      </MenuItem>
    </Menu>
  );
}

export function Toasts() {
  return (
    <div className="grid max-w-sm gap-3">
      {TOAST_TYPES.map((type) => (
        <ToastCard key={type} type={type} message="Your answers are saved." onDismiss={() => undefined} />
      ))}
      <ToastCard
        type="info"
        message="Hi! Need help or have questions? Ask Sophie!"
        action={{ label: 'Ask Sophie', onPress: () => undefined }}
        onDismiss={() => undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => notifyPoints(20, 'Article finished')}>Earn points</Button>
        <Button onClick={() => notify('error', 'Failed to update profile')}>Fail</Button>
      </div>
    </div>
  );
}
