import { type PushDevice, pushDevice } from '@snapwell/contract/gamification/reminders.schemas';

/** Whether this browser can show messages while the application is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** How long the worker may take to be there: on a first visit it is still being installed. */
const WORKER_WITHIN_MS = 10_000;

/**
 * Asks the person, then subscribes this browser with the server's key; rejects with a sentence that says what to do.
 */
export async function subscribeToPush(serverKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Your browser does not allow messages from this site. Allow them in its settings and try again.');
  const { pushManager } = await workerIsReady();
  const known = await pushManager.getSubscription();
  if (known && !isFor(known, serverKey)) await known.unsubscribe();
  try {
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    return pushDevice.parse({ endpoint: subscription.endpoint, keys: subscription.toJSON().keys });
  } catch {
    throw new Error(
      'Your browser could not reach its message service. Try again in a moment, or use the reminder by email.',
    );
  }
}

function workerIsReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('This page is still being set up. Try again in a moment.')), WORKER_WITHIN_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A server that was set up anew has another key: what was subscribed to the old one receives nothing. */
function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return (
    btoa(String.fromCharCode(...key))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '') === serverKey
  );
}
