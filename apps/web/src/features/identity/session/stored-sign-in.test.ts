import { expect, test } from 'vitest';
import { hasStoredSignIn } from './stored-sign-in.ts';

/** Writes as the identity library does. */
function store(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    );
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: {} });
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

test('a sign-in that the identity library kept is found without the library', async () => {
  expect(await hasStoredSignIn()).toBe(false);
  // Looking makes no database of its own.
  expect(await indexedDB.databases()).toEqual([]);
  await store('firebase:persistence:key');
  expect(await hasStoredSignIn()).toBe(false);
  await store('firebase:authUser:key:[DEFAULT]');
  expect(await hasStoredSignIn()).toBe(true);
});
