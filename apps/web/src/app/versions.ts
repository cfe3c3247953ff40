import { isServerThere, reportReachable, reportUnreachable } from '#platform/http/connection.ts';
import { startServiceWorker } from '#platform/device/service-worker.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { t } from '@lingui/core/macro';

/** A page that just loaded anew and still misses a part will miss it after another load as well. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Keeps the application openable without a network, and nobody on a version that the server no longer has. */
export function followVersions(): void {
  startServiceWorker({ onNewVersion: () => void offerNewVersion() });
  window.addEventListener('vite:preloadError', () => void recoverPart());
}

async function offerNewVersion(): Promise<void> {
  const { notify } = await import('#ui/feedback/notify.tsx');
  notify('info', t`A new version is ready`, {
    detail: t`Reload the page to see it. What you did is saved.`,
    action: { label: t`Load it now`, onPress: () => location.reload() },
    sound: null,
    durationMs: Number.POSITIVE_INFINITY,
    id: 'new-version',
  });
}

/**
 * A part of the application did not load: the server is away, or it has a newer version whose parts have other names.
 */
async function recoverPart(): Promise<void> {
  if (!(await isServerThere())) return reportUnreachable();
  reportReachable();
  const reloaded = Number(sessionStore.read(storageKeys.reloaded) ?? 0);
  if (Date.now() - reloaded < RELOAD_AGAIN_AFTER_MS) return;
  sessionStore.write(storageKeys.reloaded, String(Date.now()));
  location.reload();
}
