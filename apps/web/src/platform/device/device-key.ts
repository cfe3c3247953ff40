import { localStore, storageKeys } from './storage.ts';

const KEY = /^[A-Za-z0-9_-]{32,100}$/;
let madeHere: string | null = null;
let isInUse = false;

/** The long random word by which the server knows this browser again; kept once something is begun with it. */
export function deviceKey(): string {
  const kept = localStore.read(storageKeys.quizDevice);
  if (kept && KEY.test(kept)) return kept;
  madeHere ??= Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return madeHere;
}

/** Something is begun with the key. Where nothing can be stored, it lasts as long as the page. */
export function keepDeviceKey(key: string): void {
  isInUse = true;
  localStore.write(storageKeys.quizDevice, key);
}

/** The key, if anything was taken on this device. */
export function knownDeviceKey(): string | null {
  const kept = localStore.read(storageKeys.quizDevice);
  return kept && KEY.test(kept) ? kept : isInUse ? madeHere : null;
}

export function forgetDevice(): void {
  localStore.remove(storageKeys.quizDevice);
  madeHere = null;
  isInUse = false;
}
