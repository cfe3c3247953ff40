import { expect, test } from 'vitest';
import { showPushes } from './push.ts';

const ORIGIN = 'https://learn.example';
const MESSAGE = {
  title: 'Your streak ends in three hours',
  body: 'Five minutes keep it going.',
  path: '/o/academy/home',
};

test('a message that is pushed is shown in its words, and stands for its screen', async () => {
  const { send, shown } = aWorker([]);
  await send('push', { data: { json: () => MESSAGE } });
  const { title, body, path } = MESSAGE;
  expect(shown).toEqual([[title, expect.objectContaining({ body, data: path, tag: 'reminder' })]]);
});

test('a push without a message shows nothing', async () => {
  const { send, shown } = aWorker([]);
  await send('push', { data: null });
  expect(shown).toEqual([]);
});

test('a press opens the screen in the tab that is there', async () => {
  const { press, steps } = aWorker(['/config']);
  await press(MESSAGE.path);
  expect(steps).toEqual(['message closed', `tab goes to ${ORIGIN}/o/academy/home`, 'tab in front']);
});

test('a press opens a new tab when there is none', async () => {
  const { press, steps } = aWorker([]);
  await press(MESSAGE.path);
  expect(steps).toEqual(['message closed', `new tab at ${ORIGIN}/o/academy/home`]);
});

test('a press never opens another site', async () => {
  const { press, steps } = aWorker(['/config']);
  await press('https://elsewhere.example/o/academy/home');
  expect(steps).toEqual(['message closed']);
});

/** A worker as `push.ts` sees it, with tabs open at these addresses, and what was done with it. */
function aWorker(tabs: readonly string[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: unknown[][] = [];
  const steps: string[] = [];
  const clients = tabs.map(() => ({
    navigate: async (url: string) => {
      steps.push(`tab goes to ${url}`);
      return { focus: async () => void steps.push('tab in front') };
    },
  }));
  showPushes({
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    registration: { showNotification: async (...message: unknown[]) => void shown.push(message) },
    clients: {
      matchAll: async () => clients,
      openWindow: async (url: string) => void steps.push(`new tab at ${url}`),
    },
  } as unknown as ServiceWorkerGlobalScope);
  async function send(name: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }
  const press = (path: string) =>
    send('notificationclick', { notification: { data: path, close: () => steps.push('message closed') } });
  return { send, press, shown, steps };
}
