import { forgetWithPerson } from '../person.ts';

const WORKER = '/worker.js';
/** The cache in which the worker keeps pictures of what is read (`worker/worker.ts`). */
const FILES = 'snapwell-files';
/** A page that stays open looks for a new version this often at most. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Starts the worker that opens the application without a network, once the page itself is loaded; tells when a new
 * version took over.
 */
export function startServiceWorker({ onNewVersion }: { onNewVersion(): void }): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker of a device replaces nobody.
  let isReplacing = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReplacing) onNewVersion();
    isReplacing = true;
  });
  const register = () =>
    void serviceWorker.register(WORKER, { updateViaCache: 'none' }).then(checkForUpdates, () => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

forgetWithPerson(forgetKeptFiles);

/** Nobody's pictures stay behind on a shared device. */
export async function forgetKeptFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(FILES).catch(() => false);
}
