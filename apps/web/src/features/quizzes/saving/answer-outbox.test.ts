import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { giveLocks } from '#testing/tabs.ts';

const DEVICE_KEY = 'd'.repeat(40);
let sent: string[];
let isAway: boolean;

/** The outbox of answers as a page has it that was just loaded, with Ada signed in. */
async function load() {
  vi.resetModules();
  const [{ connectApi }, { connectOutbox }, outbox] = await Promise.all([
    import('#platform/http/api.ts'),
    import('#platform/outbox/outbox-host.ts'),
    import('#platform/outbox/outbox.ts'),
  ]);
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  connectOutbox({ queryClient: new QueryClient(), uid: () => 'ada' });
  return { ...(await import('./answer-outbox.ts')), sendWaiting: outbox.sendWaiting };
}

const answerTo = (quizId: string, at = '2026-11-20T08:00:00.000Z', deviceKey: string | null = null) => ({
  seat: { orgId: 'riverside', quizId, deviceKey },
  attemptId: `attempt-${quizId}`,
  questionId: 'q-1',
  change: {
    answer: { type: 'true_false' as const, value: true },
    certainty: null,
    is_unknown: false,
    is_final: false,
    changed_at: at,
    seconds: 1,
  },
});

beforeEach(() => {
  giveLocks();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  [sent, isAway] = [[], true];
  vi.stubGlobal('fetch', async (url: string) => {
    if (isAway) throw new TypeError('away');
    sent.push(url.replace('http://localhost/api/v1', ''));
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

test('answers of two tabs, given without a network, are all there after a reload', async () => {
  const [one, two] = [await load(), await load()];
  await Promise.all([one.queueAnswer('ada', answerTo('pain')), two.queueAnswer('ada', answerTo('hands'))]);
  const after = await load();
  expect((await after.unsavedAnswers('ada', 'attempt-pain')).size).toBe(1);
  expect((await after.unsavedAnswers('ada', 'attempt-hands')).size).toBe(1);
});

test('of a question only the answer given last is sent', async () => {
  const { queueAnswer, flushAnswers, unsavedAnswers } = await load();
  await queueAnswer('ada', answerTo('pain', '2026-11-20T08:00:01.000Z'));
  await queueAnswer('ada', answerTo('pain', '2026-11-20T08:00:02.000Z'));
  await expect(flushAnswers('ada', 'attempt-pain')).rejects.toMatchObject({ status: 0 });
  expect([...(await unsavedAnswers('ada', 'attempt-pain')).values()]).toMatchObject([
    { changed_at: '2026-11-20T08:00:02.000Z' },
  ]);
  isAway = false;
  await flushAnswers('ada', 'attempt-pain');
  expect(sent).toEqual(['/organizations/riverside/quizzes/pain/attempts/attempt-pain/answers/q-1']);
});

test('answers that an older version left in this browser are taken over once, and sent', async () => {
  const old = [
    { uid: 'ada', ...answerTo('pain') },
    { uid: '', ...answerTo('hands', undefined, DEVICE_KEY) },
    { uid: 'eve', ...answerTo('falls') },
    { uid: 'ada', broken: true },
  ];
  localStore.writeJson(storageKeys.quizAnswers, old);
  const { unsavedAnswers } = await load();
  expect((await unsavedAnswers('ada', 'attempt-pain')).get('q-1')).toEqual(answerTo('pain').change);
  expect(localStore.readJson(storageKeys.quizAnswers)).toBeNull();
  isAway = false;
  const after = await load();
  await after.sendWaiting();
  // The page before may have tried again by itself meanwhile: the server takes the same answer twice.
  expect([...new Set(sent.map((url) => url.split('/quizzes/')[1]))]).toEqual([
    'pain/attempts/attempt-pain/answers/q-1',
    'hands/attempts/attempt-hands/answers/q-1',
  ]);
  expect((await after.unsavedAnswers('eve', 'attempt-falls')).size).toBe(1);
});
