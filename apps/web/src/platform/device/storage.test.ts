import { afterEach, expect, test, vi } from 'vitest';
import { localStore, storageKeys } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

test('what was written is read, what is no JSON reads as nothing', () => {
  localStore.writeJson(storageKeys.background, { type: 'aurora' });
  expect(localStore.readJson(storageKeys.background)).toEqual({ type: 'aurora' });
  localStore.write(storageKeys.background, '{');
  expect(localStore.readJson(storageKeys.background)).toBeNull();
  localStore.remove(storageKeys.background);
  expect(localStore.read(storageKeys.background)).toBeNull();
});

test('storage that is closed or full is empty, not an error', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  localStore.write(storageKeys.theme, 'dark');
  expect([localStore.read(storageKeys.theme), localStore.readJson(storageKeys.theme)]).toEqual([null, null]);
});
