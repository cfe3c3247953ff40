interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = '/icons/icon-192.png';

/**
 * Shows messages that the server pushes, and opens their screen when one is pressed: in a tab that is there, else in
 * a new one.
 */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path } = event.data.json() as Message;
    event.waitUntil(
      worker.registration.showNotification(title, { body, icon: ICON, badge: ICON, tag: 'reminder', data: path }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data as string));
  });
}

async function open({ clients, location }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  // Only screens of this application.
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const [tab] = await clients.matchAll({ type: 'window' });
  if (!tab) return void (await clients.openWindow(url.href));
  await (await tab.navigate(url.href))?.focus();
}
