import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

function Opened({ kind, onClosed }: { kind: 'dialog' | 'drawer'; onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => (setOpen(false), onClosed?.());
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {kind === 'dialog' ? (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="Leave the quiz?"
          description="Your answers are saved."
          footer={<Button onClick={close}>Leave</Button>}
        />
      ) : (
        <Drawer isOpen={isOpen} onClose={close} title="Sophie" detail="Reading this page with you">
          <input aria-label="Ask anything..." />
        </Drawer>
      )}
    </>
  );
}

test.each(['dialog', 'drawer'] as const)(
  'a %s takes the focus, closes on Escape and gives the focus back',
  async (kind) => {
    const closed = vi.fn<() => void>();
    const { person } = draw(<Opened kind={kind} onClosed={closed} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    const popup = await screen.findByRole('dialog', { name: kind === 'dialog' ? 'Leave the quiz?' : 'Sophie' });
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(closed).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Open');
  },
);

test.each(['dialog', 'drawer'] as const)(
  'a %s is described by its second line and closes by its cross',
  async (kind) => {
    const { person } = draw(<Opened kind={kind} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', {
      description: kind === 'dialog' ? 'Your answers are saved.' : 'Reading this page with you',
    });
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a question that must be answered has no cross', async () => {
  draw(<Dialog isOpen onClose={() => undefined} title="Is it you?" canDismiss={false} footer={<Button>Yes</Button>} />);
  await screen.findByRole('dialog', { name: 'Is it you?' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a menu is opened, walked and used by the keyboard', async () => {
  const logOut = vi.fn<() => void>();
  const { person } = draw(
    <Menu trigger={<Button>Ada Okafor</Button>}>
      <MenuItem to="/config">Settings</MenuItem>
      <MenuItem onSelect={logOut}>Log Out</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Ada Okafor' }).focus();
  await person.keyboard('{Enter}');
  const settings = await screen.findByRole('menuitem', { name: 'Settings' });
  expect(settings.getAttribute('href')).toBe('/config');
  await waitFor(() => expect(document.activeElement).toBe(settings));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a press on a term shows what it means, under its title', async () => {
  const { person } = draw(
    <Popover trigger={<Button>self-report</Button>} title="Self-report">
      The person’s own account of their pain.
    </Popover>,
  );
  await person.click(screen.getByRole('button', { name: 'self-report' }));
  expect((await screen.findByRole('dialog', { name: 'Self-report' })).textContent).toContain('own account');
});

test('a few words come on focus and go with it', async () => {
  const { person } = draw(
    <Tooltip text="Saved 4 seconds ago">
      <Button>History</Button>
    </Tooltip>,
  );
  await person.tab();
  expect(await screen.findByText('Saved 4 seconds ago')).toBeDefined();
  await person.tab();
  await waitFor(() => expect(screen.queryByText('Saved 4 seconds ago')).toBeNull());
});
