import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from './outbox-store.ts';

const at = '2026-11-20T08:00:00.000Z';

const read = (contentId: string, furthest: number, uid = 'ada'): OutboxEntry => ({
  uid,
  orgId: 'riverside',
  contentId,
  type: 'progress',
  body: { furthest, place: {}, at },
});
const finished = (contentId: string): OutboxEntry => ({
  uid: 'ada',
  orgId: 'riverside',
  contentId,
  type: 'completion',
  body: { furthest: 1, at },
});

let arrived: string[];
/** The status with which a report fails; null when it arrives. */
let failWith: ((entry: OutboxEntry) => number | null) | null;
let uid: string | null;

/** The outbox as a page has it that was just loaded. */
async function load() {
  vi.resetModules();
  const [outbox, { ApiError }] = await Promise.all([import('./outbox.ts'), import('#platform/http/api-error.ts')]);
  outbox.startOutbox({
    uid: () => uid,
    async send(entry) {
      const status = failWith?.(entry) ?? null;
      if (status !== null) throw new ApiError('', { status, code: 'http' });
      arrived.push(`${entry.contentId} ${entry.type} ${entry.body.furthest}`);
    },
  });
  return outbox;
}

const backOnline = () => window.dispatchEvent(new Event('online'));
const hasArrived = (expected: string[]) => vi.waitFor(() => expect(arrived).toEqual(expected));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  arrived = [];
  failWith = null;
  uid = 'ada';
});

test('reports reach the server in the order in which they were made', async () => {
  const { report } = await load();
  await report(read('scale', 0.4));
  await report(finished('scale'));
  await report(read('comic', 0.2));
  await hasArrived(['scale progress 0.4', 'scale completion 1', 'comic progress 0.2']);
});

test('what waits is sent when the person turns out to be signed in just while it is looked for', async () => {
  vi.resetModules();
  const [outbox, { addReport }] = await Promise.all([import('./outbox.ts'), import('./outbox-store.ts')]);
  await addReport(finished('scale'), () => false);
  let who: string | null = null;
  outbox.startOutbox({
    uid() {
      const before = who;
      who = 'ada';
      if (before === null) outbox.sendWaiting();
      return before;
    },
    send: async ({ contentId }) => void arrived.push(contentId),
  });
  await hasArrived(['scale']);
});

test('while the server is away only the furthest place of an item waits, and everything arrives once when it is back', async () => {
  failWith = () => 0;
  const { report } = await load();
  await report(read('scale', 0.2));
  await vi.waitFor(() => backOnline());
  await report(read('scale', 0.5));
  await report(read('scale', 0.8));
  await report(finished('scale'));
  expect(arrived).toEqual([]);
  failWith = null;
  await vi.waitFor(() => {
    backOnline();
    expect(arrived.at(-1)).toBe('scale completion 1');
  });
  expect(arrived.filter((line) => line === 'scale progress 0.8')).toHaveLength(1);
  expect(new Set(arrived).size).toBe(arrived.length);
});

test('what waited when the page was closed is sent by the next one', async () => {
  failWith = () => 0;
  const before = await load();
  await before.report(finished('scale'));
  failWith = null;
  await load();
  await vi.waitFor(() => expect(arrived).toContain('scale completion 1'));
});

test('what the server does not want is not sent again, and what stands behind it goes on', async () => {
  const refused: string[] = [];
  failWith = ({ contentId }) => {
    if (contentId !== 'gone') return null;
    refused.push(contentId);
    return 404;
  };
  const { report } = await load();
  await report(finished('gone'));
  await report(finished('scale'));
  await hasArrived(['scale completion 1']);
  expect(refused).toEqual(['gone']);
});

test('nothing is sent in the name of another person', async () => {
  uid = 'eve';
  const { report, sendWaiting } = await load();
  await report(read('scale', 0.4));
  await report(read('scale', 0.3, 'eve'));
  await hasArrived(['scale progress 0.3']);
  uid = 'ada';
  sendWaiting();
  await hasArrived(['scale progress 0.3', 'scale progress 0.4']);
});
