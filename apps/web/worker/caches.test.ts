import { expect, test } from 'vitest';
import { addAll } from './caches.ts';

/** A cache whose line breaks so many times. */
function cacheThatFails(times: number) {
  const asked: RequestInfo[][] = [];
  return {
    asked,
    async addAll(requests: RequestInfo[]) {
      asked.push(requests);
      if (asked.length <= times) throw new TypeError('Failed to fetch');
    },
  };
}

test('what belongs to a version is asked for once more when the line breaks', async () => {
  const cache = cacheThatFails(1);
  await addAll(cache, () => ['/index.html', '/a.js']);
  expect(cache.asked).toEqual([
    ['/index.html', '/a.js'],
    ['/index.html', '/a.js'],
  ]);
});

test('a line that stays broken leaves the version before in place', async () => {
  await expect(addAll(cacheThatFails(2), () => ['/index.html'])).rejects.toThrow('Failed to fetch');
});
