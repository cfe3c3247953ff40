import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveLocks } from '#testing/tabs.ts';
import type { NewEntry, OutboxEntry } from './outbox-database.ts';
import type { Kind } from './outbox-kind.ts';
import { DEVICE } from './outbox.ts';

interface Step {
  readonly what: string;
  readonly furthest?: number;
}

let arrived: string[];
let refused: string[];
/** The status with which an entry fails; null when it arrives. */
let failWith: ((entry: OutboxEntry<Step>) => number | null) | null;
let uid: string | null;

const step = (key: string, body: Partial<Step> = {}, owner = 'ada'): NewEntry<Step> => ({
  owner,
  key,
  body: { what: key, ...body },
});

/** What happens just when the outbox asks who is signed in. */
let whenAsked: (() => void) | null;
function told(who: string | null): string | null {
  whenAsked?.();
  return who;
}

const openTabs: { isOpen: boolean }[] = [];
function closeTabs(): void {
  for (const tab of openTabs.splice(0)) tab.isOpen = false;
}

/** The outbox as a page has it that was just loaded, with one kind; a second call is another tab. */
async function load(more: Partial<Kind<Step, string>> = {}) {
  vi.resetModules();
  const [outbox, { useSavingState }, { connectOutbox }, { ApiError }] = await Promise.all([
    import('./outbox.ts'),
    import('./outbox.ts'),
    import('./outbox-host.ts'),
    import('#platform/http/api-error.ts'),
  ]);
  const tab = { isOpen: true };
  openTabs.push(tab);
  // A tab that was closed sends nothing any more.
  connectOutbox({ queryClient: new QueryClient(), uid: () => (tab.isOpen ? told(uid) : null) });
  const steps = outbox.registerKind<Step, string>({
    name: 'step',
    async send(entry) {
      const status = failWith?.(entry) ?? null;
      if (status !== null) throw new ApiError('No.', { status, code: 'http' });
      arrived.push(entry.body.what);
      return `took ${entry.body.what}`;
    },
    onRefused: ({ body }, { status }) => refused.push(`${body.what} ${status}`),
    ...more,
  });
  const stateOf = () => renderHook(() => useSavingState('step')).result.current;
  return { ...outbox, steps, stateOf };
}
const waitingOf = async ({ steps }: Awaited<ReturnType<typeof load>>, owner = 'ada') =>
  (await steps.list(owner)).map(({ body }) => body.what);
const hasArrived = (expected: string[]) => vi.waitFor(() => expect(arrived).toEqual(expected), 20_000);
const away = () => 0;

beforeEach(() => {
  giveLocks();
  globalThis.indexedDB = new IDBFactory();
  [arrived, refused, failWith, uid, whenAsked] = [[], [], null, 'ada', null];
});
afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

test('what is added reaches the server in the order in which it was done', async () => {
  const { steps } = await load();
  await steps.add(step('one'));
  await steps.add(step('two'));
  await steps.add(step('three'));
  await hasArrived(['one', 'two', 'three']);
});

test('what two tabs leave without a network is all there after a reload, and is sent', async () => {
  failWith = away;
  const [one, two] = [await load(), await load()];
  await Promise.all([one.steps.add(step('quiz A')), two.steps.add(step('quiz B'))]);
  closeTabs();
  const after = await load();
  expect((await waitingOf(after)).toSorted()).toEqual(['quiz A', 'quiz B']);
  failWith = null;
  expect(await after.sendWaiting()).toBeNull();
  expect(arrived.toSorted()).toEqual(['quiz A', 'quiz B']);
});

test('only one tab sends at a time', async () => {
  failWith = away;
  const [one, two] = [await load(), await load()];
  await one.steps.add(step('one'));
  await one.steps.add(step('two'));
  failWith = null;
  await Promise.all([one.sendWaiting(), two.sendWaiting()]);
  expect(arrived).toEqual(['one', 'two']);
});

test('an entry that is overtaken while it waits is not sent; one that is further on stays', async () => {
  failWith = away;
  const { steps, sendWaiting } = await load({
    replaces: (older, newer) => (older.furthest ?? 0) <= (newer.furthest ?? 0),
  });
  await steps.add(step('scale', { what: 'scale 0.2', furthest: 0.2 }));
  await steps.add(step('comic', { what: 'comic 0.1', furthest: 0.1 }));
  await steps.add(step('scale', { what: 'scale 0.8', furthest: 0.8 }));
  await steps.add(step('scale', { what: 'scale 0.5', furthest: 0.5 }));
  failWith = null;
  await sendWaiting();
  expect(arrived).toEqual(['comic 0.1', 'scale 0.8', 'scale 0.5']);
});

test('what the server refuses is told and dropped, and the rest goes on', async () => {
  failWith = ({ key }) => (key === 'gone' ? 404 : null);
  const page = await load();
  await page.steps.add(step('gone'));
  await page.steps.add(step('scale'));
  expect(await page.sendWaiting()).toBeNull();
  expect([arrived, refused]).toEqual([['scale'], ['gone 404']]);
  expect(await waitingOf(page)).toEqual([]);
});

test('an entry on which the server fails holds up what follows it, and nothing else', async () => {
  failWith = ({ body }) => (body.what === 'scale begun' ? 500 : null);
  const page = await load();
  await page.steps.add(step('scale', { what: 'scale begun' }));
  await page.steps.add(step('scale', { what: 'scale done' }));
  await page.steps.add(step('comic'));
  await hasArrived(['comic']);
  expect(await page.sendWaiting()).toMatchObject({ status: 500 });
  expect(await waitingOf(page)).toEqual(['scale begun', 'scale done']);
  failWith = null;
  await page.sendWaiting();
  expect(arrived).toEqual(['comic', 'scale begun', 'scale done']);
});

test('nothing is sent in the name of another person, and what is the device’s own is sent by anyone', async () => {
  uid = 'eve';
  const { steps, sendWaiting } = await load();
  await steps.add(step('of ada'));
  await steps.add(step('of eve', {}, 'eve'));
  uid = null;
  await steps.add(step('of the device', {}, DEVICE));
  await hasArrived(['of eve', 'of the device']);
  uid = 'ada';
  await sendWaiting();
  expect(arrived).toEqual(['of eve', 'of the device', 'of ada']);
});

test('who is signed in is asked again before each entry', async () => {
  const { steps, sendWaiting } = await load({
    async send({ body }) {
      uid = 'eve';
      arrived.push(body.what);
      return '';
    },
  });
  uid = null;
  await steps.add(step('one'));
  await steps.add(step('two'));
  uid = 'ada';
  await sendWaiting();
  expect(arrived).toEqual(['one']);
});

test('an entry is left alone when its person goes while it is read', async () => {
  uid = null;
  const { steps, sendWaiting } = await load();
  await steps.add(step('one'));
  await sendWaiting();
  whenAsked = () => queueMicrotask(() => (uid = 'eve'));
  uid = 'ada';
  await sendWaiting();
  expect([arrived, uid]).toEqual([[], 'eve']);
});

test('screens hear whether all is saved, on its way, or stuck on this device', async () => {
  failWith = away;
  const page = await load();
  expect(page.stateOf()).toBe('saved');
  await page.steps.add(step('one'));
  await page.sendWaiting();
  expect(page.stateOf()).toBe('stuck');
  failWith = null;
  await page.sendWaiting();
  expect(page.stateOf()).toBe('saved');
});

test('a tab hears what another one sent', async () => {
  failWith = away;
  const [one, two] = [await load(), await load()];
  await one.steps.add(step('one'));
  await one.sendWaiting();
  failWith = null;
  await two.sendWaiting();
  await vi.waitFor(() => expect(one.stateOf()).toBe('saved'));
});

test('while the server is away the attempts grow rarer, and a connection cuts the wait short', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = async () => {
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const triesWithin = async (ms: number) => {
    const before = tried;
    vi.advanceTimersByTime(ms);
    await settled();
    return tried - before;
  };
  let tried = 0;
  try {
    failWith = () => {
      tried++;
      return 0;
    };
    const { steps } = await load();
    await steps.add(step('one'));
    await settled();
    expect([await triesWithin(999), await triesWithin(1)]).toEqual([0, 1]);
    expect([await triesWithin(1_999), await triesWithin(1)]).toEqual([0, 1]);
    failWith = null;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(arrived).toEqual(['one']);
  } finally {
    vi.useRealTimers();
  }
});

test('who waits for the response gets it; without a connection the entry stays and is sent later', async () => {
  const { steps, sendWaiting } = await load();
  expect(await steps.deliver(step('one'))).toBe('took one');
  failWith = () => 409;
  await expect(steps.deliver(step('two'))).rejects.toMatchObject({ status: 409, message: 'No.' });
  failWith = away;
  await expect(steps.deliver(step('three'))).rejects.toMatchObject({ status: 0 });
  failWith = null;
  await sendWaiting();
  expect(arrived).toEqual(['one', 'three']);
});

test('a flush sends what matches or says why not', async () => {
  failWith = away;
  const { steps } = await load({ settleMs: 60_000 });
  await steps.add(step('one'));
  await expect(steps.flush('ada', ({ what }) => what === 'one')).rejects.toMatchObject({ status: 0 });
  failWith = null;
  await steps.flush('ada', ({ what }) => what === 'one');
  expect(arrived).toEqual(['one']);
});

test('a device that stores nothing still sends what is done', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('closed');
    },
  });
  failWith = away;
  const page = await load();
  await page.steps.add(step('one'));
  await page.steps.add(step('two'));
  expect(await waitingOf(page)).toEqual(['one', 'two']);
  failWith = null;
  await page.sendWaiting();
  expect(arrived).toEqual(['one', 'two']);
  expect(await waitingOf(page)).toEqual([]);
});

test('entries of a kind that this page does not know wait for one that does', async () => {
  failWith = away;
  const before = await load();
  await before.steps.add(step('one'));
  closeTabs();
  failWith = null;
  const other = await load({ name: 'another' });
  await other.sendWaiting();
  expect(arrived).toEqual([]);
  await load();
  await hasArrived(['one']);
});
