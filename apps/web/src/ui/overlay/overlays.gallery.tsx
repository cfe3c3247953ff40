import { History, LogOut, Settings, Settings2, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { MenuSeparator } from './menu-separator.tsx';
import { notify, notifyPoints } from '../feedback/notify.tsx';
import { Popover } from './popover.tsx';
import { SnapButton } from '../action/snap-button.tsx';
import { SophieFace } from '../brand/sophie-face.tsx';
import { TextField } from '../form/text-field.tsx';
import { TOAST_TYPES, ToastCard } from '../feedback/notify.tsx';
import { Tooltip } from './tooltip.tsx';

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

export function ADrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Sophie"
        detail="Reading this page with you"
        lead={<SophieFace frame="soft" canBlink />}
        actions={
          <IconButton label="Copilot Settings">
            <Settings2 aria-hidden="true" />
          </IconButton>
        }
        footer={<TextField label="Message" placeholder="Ask anything..." />}
      >
        <p className="p-4 text-sm">Try the 0 to 10 scale or words first.</p>
      </Drawer>
    </>
  );
}

export function PopoverAndTooltip() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Popover trigger={<Button variant="ghost">self-report</Button>} title="Self-report">
        The person’s own account of their pain, in words, on a scale, or by pointing.
      </Popover>
      <Tooltip text="Saved 4 seconds ago">
        <IconButton label="History">
          <History aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </div>
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
