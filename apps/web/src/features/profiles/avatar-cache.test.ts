import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AVATAR_CACHE_MS, forgetAvatars, readPicture } from './avatar-cache.ts';

const NOW = 1_800_000_000_000;
let fetched = 0;
let isOnline = true;

beforeEach(() => {
  fetched = 0;
  isOnline = true;
  const store = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => store.get(url)?.clone(),
      put: async (url: string, response: Response) => void store.set(url, response),
    }),
    delete: async () => store.clear(),
  });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('offline');
    fetched++;
    return new Response(`picture ${fetched}`, { headers: { 'content-type': 'image/webp' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = async (now: number) => (await readPicture('/files/ada.webp', now))?.text();

test('a picture is fetched once in 24 hours', async () => {
  expect(await read(NOW)).toBe('picture 1');
  expect(await read(NOW + AVATAR_CACHE_MS - 1)).toBe('picture 1');
  expect(await read(NOW + AVATAR_CACHE_MS)).toBe('picture 2');
});

test('an old picture serves where no new one can be had', async () => {
  await read(NOW);
  isOnline = false;
  expect(await read(NOW + 2 * AVATAR_CACHE_MS)).toBe('picture 1');
});

test('nothing of it is left for the next person', async () => {
  await read(NOW);
  await forgetAvatars();
  expect(await read(NOW)).toBe('picture 2');
});
