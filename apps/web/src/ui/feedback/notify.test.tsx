import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound } from '#platform/device/sound.ts';
import { draw } from '#testing/draw.tsx';
import { notify, notifyPoints, POINTS_TOAST_MS, TOAST_MS } from './notify.tsx';
import { Toaster } from './toaster.tsx';

vi.mock('#platform/device/sound.ts', () => ({ playSound: vi.fn<typeof playSound>() }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => void toast.dismiss());
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function staysFor(text: string, ms: number) {
  await screen.findByText(text);
  act(() => void vi.advanceTimersByTime(ms - 1000));
  expect(screen.queryByText(text)).not.toBeNull();
  act(() => void vi.advanceTimersByTime(2500));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

test('a message goes by itself after five seconds', async () => {
  draw(<Toaster />);
  act(() => notify('info', 'Link copied'));
  await staysFor('Link copied', TOAST_MS);
});

test('a gain of points stays for six seconds and says what it was for', async () => {
  draw(<Toaster />);
  act(() => notifyPoints(1020, 'Perfect score'));
  expect(await screen.findByText('Perfect score')).toBeDefined();
  await staysFor('+1,020 points', POINTS_TOAST_MS);
});

test('what is said lies over drawers, and beside one that stands beside the page', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { container } = draw(
    <div className="isolate">
      <Toaster isBesideDrawer />
    </div>,
  );
  act(() => notify('success', 'Kept'));
  await screen.findByText('Kept');
  // In the page it would be drawn below what is drawn after the page.
  expect(container.textContent).not.toContain('Kept');
  expect(document.querySelector<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue('--offset-right')).toBe(
    '420px',
  );
  vi.unstubAllGlobals();
});

test('a message is dismissed by its cross, and its action is done once', async () => {
  const { person } = draw(<Toaster />);
  const ask = vi.fn<() => void>();
  act(() =>
    notify('info', 'Hi! Need help or have questions? Ask Sophie!', { action: { label: 'Ask Sophie', onPress: ask } }),
  );
  await person.click(await screen.findByRole('button', { name: 'Ask Sophie' }));
  expect(ask).toHaveBeenCalledOnce();
  act(() => notify('success', 'Saved'));
  await screen.findByText('Saved');
  await person.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  act(() => void vi.advanceTimersByTime(1000));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

test('messages sound of points unless they fail, ask for another sound, or for silence', () => {
  act(() => {
    notify('success', 'One');
    notify('error', 'Two');
    notify('warning', 'Three', { sound: 'streak' });
    notify('info', 'Four', { sound: null });
  });
  expect(vi.mocked(playSound).mock.calls).toEqual([['earn_points'], ['error'], ['streak']]);
});
