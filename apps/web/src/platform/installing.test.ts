import { afterEach, expect, test, vi } from 'vitest';
import { canInstall, declineInstall, install, showBadge, startInstalling } from './installing.ts';

startInstalling();

/** The browser would install the application; `outcome` is what the person answers it. */
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  window.dispatchEvent(event);
  return event;
}

afterEach(() => {
  declineInstall();
  localStorage.clear();
});

test("the browser's own offer waits until the application makes it", async () => {
  const event = offer('accepted');
  expect([event.defaultPrevented, canInstall.get(), event.prompt.mock.calls]).toEqual([true, true, []]);
  await install();
  expect([event.prompt.mock.calls.length, canInstall.get()]).toEqual([1, false]);
  offer('accepted');
  expect(canInstall.get()).toBe(true);
});

test('who says no is not asked again on this device', async () => {
  offer('accepted');
  declineInstall();
  offer('accepted');
  expect(canInstall.get()).toBe(false);
});

test("no to the browser's question is a no as well", async () => {
  offer('dismissed');
  await install();
  offer('accepted');
  expect(canInstall.get()).toBe(false);
});

test('the icon shows how many reviews are due, and nothing when none is', () => {
  const shown: (number | null)[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(null),
  });
  showBadge(4);
  showBadge(0);
  vi.unstubAllGlobals();
  expect(shown).toEqual([4, null]);
});
