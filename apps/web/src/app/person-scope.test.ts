import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as person from '#platform/person.ts';

type Person = typeof person;

/** Every store that was made for a person. */
const { stores } = vi.hoisted(() => ({ stores: [] as { get(): unknown; set(next: never): void }[] }));
vi.mock('#platform/person.ts', async (original) => {
  const actual = await original<Person>();
  const perPerson: Person['perPerson'] = (empty, options) => {
    const store = actual.perPerson(empty, options);
    stores.push(store);
    return store;
  };
  return { ...actual, perPerson };
});

const modules = import.meta.glob<object>('/src/**/*.{ts,tsx}');
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/** The modules that have something to forget with the person. */
const withStores = Object.entries(sources).filter(
  ([path, text]) => !path.includes('.test.') && /= perPerson[<(]|^forgetWithPerson\(/m.test(text),
);

/** What may stay on a device: its own settings, what names its people itself, and what runs between two pages. */
const DEVICE_KEYS = [
  'snapwell.assistant-suggestions',
  'snapwell.background',
  'snapwell.demo-audit',
  'snapwell.federated-nonce',
  'snapwell.federated-redirect',
  'snapwell.federated-result',
  'snapwell.install-offer',
  'snapwell.language',
  'snapwell.origin',
  'snapwell.progress',
  'snapwell.quiz-answers',
  'snapwell.quiz-device',
  'snapwell.reloaded',
  'snapwell.sign-in-email',
  'snapwell.signed-in',
  'snapwell.sound-muted',
  'snapwell.theme',
];

/** Modules with a store that is nobody's: of the device, or of the page in view. Whose is yours? */
const DEVICE_STORES = [
  '/src/features/copilot/context/current-page.ts',
  '/src/features/copilot/drawer/suggestion-setting.ts',
  '/src/features/copilot/making/film-support.ts',
  '/src/features/demos/audit/audit-store.ts',
  '/src/features/identity/federated/federated-return.ts',
  '/src/features/identity/session/session.ts',
  '/src/platform/appearance/background.ts',
  '/src/platform/device/embedded/embedded.ts',
  '/src/platform/device/focus-mode.ts',
  '/src/platform/device/page-title.ts',
  '/src/platform/http/connection.ts',
  '/src/platform/installing.ts',
  '/src/platform/locale/locale.ts',
  '/src/ui/brand/gain-place.ts',
  '/src/ui/layout/bar-dock.ts',
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ is_of: 'ada' }));
});
afterEach(() => vi.unstubAllGlobals());

test('every store of a person is empty when another person comes', async () => {
  for (const [path] of withStores) await modules[path]!();
  const made = withStores.flatMap(([, text]) => text.match(/= perPerson[<(]/g) ?? []);
  expect(stores).toHaveLength(made.length);
  expect(stores.length).toBeGreaterThan(6);
  for (const store of stores) store.set({ is_of: 'ada' } as never);
  const { forgetPerson } = await import('#platform/person.ts');
  forgetPerson({ last: 'ada', next: 'eve' });
  expect(JSON.stringify(stores.map((store) => store.get()))).not.toContain('ada');
});

test('only these stores outlive a person', () => {
  const found = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /= perDevice[<(]/.test(text),
  );
  expect(found.map(([path]) => path).toSorted()).toEqual(DEVICE_STORES);
});

test('one that cannot be forgotten does not keep the rest', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const { forgetPerson, forgetWithPerson, perPerson } = await import('#platform/person.ts');
  let isStuck = true;
  forgetWithPerson(() => {
    if (isStuck) throw new Error('stuck');
  });
  const store = perPerson('', { initial: 'ada' });
  forgetPerson({ last: 'ada', next: null });
  isStuck = false;
  expect([store.get(), told.mock.calls.length]).toEqual(['', 1]);
});

test('of what a browser stores, only what is the device’s stays', async () => {
  const { storageKeys } = await import('#platform/device/storage.ts');
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.values(storageKeys)) store.setItem(key, 'ada');
  const { forgetPerson } = await import('#platform/person.ts');
  forgetPerson({ last: 'ada', next: 'eve' });
  for (const store of [localStorage, sessionStorage]) expect(Object.keys(store).toSorted()).toEqual(DEVICE_KEYS);
});

test('who follows another at a browser finds nothing that was answered to the one before', async () => {
  const [{ startSignedIn }, { session }, api, { getBaseProfile }, cache, { readPosition, writePosition }] =
    await Promise.all([
      import('./signed-in.ts'),
      import('#features/identity/session/session.ts'),
      import('#platform/http/api.ts'),
      import('@snapwell/contract/profiles/profiles.endpoints'),
      import('#platform/http/response-cache.ts'),
      import('#features/learning/progress/reading-positions.ts'),
    ]);
  const deletedCaches: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => deletedCaches.push(name) });
  api.connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  const queryClient = new QueryClient();
  const state = { location: { pathname: '/home' }, navigation: { state: 'idle' } };
  startSignedIn(queryClient, { state, subscribe: () => () => undefined } as never);
  const enter = (uid: string) =>
    session.set({ status: 'signed-in', user: { uid, email: `${uid}@example.com`, displayName: uid, photoURL: null } });

  enter('ada');
  queryClient.setQueryData(['learning'], { is_of: 'ada' });
  await cache.saveResponse('ada', '/home', { is_of: 'ada' });
  await api.call(getBaseProfile, {});
  const of = { uid: 'ada', orgId: 'riverside', contentId: 'scale' };
  await writePosition(of, { furthest: 0.5, place: {}, isCompleted: false });
  const asked = vi.fn(async () => Response.json({ is_of: 'eve' }));
  vi.stubGlobal('fetch', asked);
  enter('eve');

  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await api.call(getBaseProfile, {})).toEqual({ is_of: 'eve' });
  await vi.waitFor(async () => expect(await cache.readResponse('ada', '/home')).toBeUndefined());
  expect(deletedCaches.toSorted()).toEqual(['snapwell-files', 'snapwell.avatars']);
  // What names its person stays for them: where they were, and what they have yet to send.
  expect(await readPosition(of)).toMatchObject({ furthest: 0.5 });
  expect((await indexedDB.databases()).map(({ name }) => name).toSorted()).toEqual([
    'snapwell-answers',
    'snapwell-outbox',
    'snapwell-progress',
  ]);
});
