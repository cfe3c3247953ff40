import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveLocks } from '#testing/tabs.ts';

const at = '2026-11-20T08:00:00.000Z';
const of = { uid: 'ada', orgId: 'riverside', contentId: 'scale' };

let sent: string[];
/** What the server answers to a completion; null while it is away. */
let answer: (() => Response) | null;

/** The outbox of progress as a page has it that was just loaded, with Ada signed in. */
async function load() {
  vi.resetModules();
  const [{ connectApi }, { connectOutbox }, { sendWaiting }] = await Promise.all([
    import('#platform/http/api.ts'),
    import('#platform/outbox/outbox-host.ts'),
    import('#platform/outbox/outbox.ts'),
  ]);
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  connectOutbox({ queryClient: new QueryClient(), uid: () => 'ada' });
  const [progress, positions] = await Promise.all([import('./progress-outbox.ts'), import('./reading-positions.ts')]);
  return { ...progress, ...positions, sendWaiting };
}

const completed = (paysInMs: number | null) => () =>
  Response.json({ content_id: 'scale', is_completed: true, awards: [], pays_in_ms: paysInMs });

beforeEach(() => {
  giveLocks();
  globalThis.indexedDB = new IDBFactory();
  [sent, answer] = [[], completed(null)];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!answer) throw new TypeError('away');
    const { furthest, is_clear: isClear } = JSON.parse(body as string) as { furthest?: number; is_clear?: boolean };
    sent.push(`${url.split('/content/')[1]} ${furthest ?? isClear}`);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the server is away only the furthest place of an item waits, and its end comes after it', async () => {
  answer = null;
  const { reportProgress, reportCompletion, isReportWaiting, sendWaiting } = await load();
  await reportProgress(of, { furthest: 0.2, place: {}, at });
  await reportProgress(of, { furthest: 0.8, place: {}, at });
  await reportCompletion(of, { furthest: 1, at });
  expect([await isReportWaiting(of), await isReportWaiting({ ...of, contentId: 'comic' })]).toEqual([true, false]);
  answer = completed(null);
  await sendWaiting();
  expect(sent).toEqual(['scale/progress 0.8', 'scale/completion 1']);
  expect(await isReportWaiting(of)).toBe(false);
});

test('whether it was clear goes after the completion that it depends on, by the last word alone', async () => {
  answer = null;
  const { reportCompletion, deliverClarity, sendWaiting } = await load();
  await reportCompletion(of, { furthest: 1, at });
  await expect(deliverClarity(of, { is_clear: true })).rejects.toMatchObject({ status: 0 });
  await expect(deliverClarity(of, { is_clear: false })).rejects.toMatchObject({ status: 0 });
  answer = completed(null);
  await sendWaiting();
  expect(sent).toEqual(['scale/completion 1', 'scale/clarity false']);
});

test('reports that an older version left in this browser are taken over once, in their order', async () => {
  const old = await openDB('snapwell-progress', 1, {
    upgrade(db) {
      db.createObjectStore('reports', { keyPath: 'seq', autoIncrement: true }).createIndex('person', 'uid');
      db.createObjectStore('places');
    },
  });
  await old.add('reports', { ...of, type: 'progress', body: { furthest: 0.4, place: {}, at } });
  await old.add('reports', { ...of, type: 'completion', body: { furthest: 1, at } });
  await old.add('reports', { ...of, uid: 'stranger', type: 'completion', body: { furthest: 1, at } });
  await old.put('places', { furthest: 1, place: {}, isCompleted: true }, 'ada/riverside/scale');
  old.close();
  const { sendWaiting, readPosition } = await load();
  await sendWaiting();
  expect(sent).toEqual(['scale/progress 0.4', 'scale/completion 1']);
  expect(await readPosition(of)).toMatchObject({ furthest: 1 });
  await (await load()).sendWaiting();
  expect(sent).toHaveLength(2);
});

test('what a stranger did becomes theirs in the organization they join, and is sent then', async () => {
  const { reportCompletion, claimReports, writePosition, readPosition, sendWaiting, STRANGER } = await load();
  const stranger = { ...of, uid: STRANGER };
  await reportCompletion(stranger, { furthest: 1, at });
  await reportCompletion({ ...stranger, orgId: 'academy' }, { furthest: 1, at });
  await writePosition(stranger, { furthest: 0.7, place: {}, isCompleted: false });
  expect(sent).toEqual([]);
  expect(await claimReports('ada', 'riverside')).toBe(true);
  await sendWaiting();
  expect(sent).toEqual(['scale/completion 1']);
  expect(await readPosition(of)).toMatchObject({ furthest: 0.7 });
  expect(await claimReports('ada', 'riverside')).toBe(false);
});

test('an item that does not pay yet is reported again, once, when it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { reportCompletion, repeatCompletion, sendWaiting } = await load();
  answer = completed(5_000);
  await reportCompletion(of, { furthest: 1, at });
  await sendWaiting();
  // The page may know it as well.
  repeatCompletion(of, 4_000);
  vi.advanceTimersByTime(5_200);
  await sendWaiting();
  expect(sent).toHaveLength(1);
  answer = completed(null);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(sent).toEqual(['scale/completion 1', 'scale/completion 1']));
});

test('a completion that the server refuses is none on this device either', async () => {
  const { reportCompletion, writePosition, readPosition } = await load();
  answer = () => Response.json({ code: 'not_found' }, { status: 404 });
  await writePosition(of, { furthest: 1, place: {}, isCompleted: true });
  await reportCompletion(of, { furthest: 1, at });
  await vi.waitFor(async () => expect(await readPosition(of)).toMatchObject({ furthest: 1, isCompleted: false }));
});
