import { localStore, storageKeys } from './device/storage.ts';
import { perDevice } from './person.ts';

/** What Chromium gives a page that may be installed; other browsers have their own way. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const waiting = perDevice<InstallPrompt | null>(null);

/** Whether the browser would install the application now, and nobody said no on this device. */
export const canInstall = {
  get: (): boolean => waiting.get() !== null && localStore.read(storageKeys.installOffer) !== 'declined',
  subscribe: waiting.subscribe,
};

/** Catches the browser's own offer, so that the application makes it when it has earned it. */
export function startInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    waiting.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => waiting.set(null));
}

/** Asks the browser to install; it asks the person once more. */
export async function install(): Promise<void> {
  const prompt = waiting.get();
  waiting.set(null);
  const answer = await prompt?.prompt();
  if (answer?.outcome === 'dismissed') localStore.write(storageKeys.installOffer, 'declined');
}

/** Not on this device. */
export function declineInstall(): void {
  localStore.write(storageKeys.installOffer, 'declined');
  waiting.set(null);
}

/** The number at the application's icon, where the platform shows one; none at 0. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the application is not installed.
  void shown.catch(() => undefined);
}
