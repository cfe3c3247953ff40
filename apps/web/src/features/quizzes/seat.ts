import { localStore, storageKeys } from '#platform/storage.ts';

/** Where somebody takes a quiz: as a member, or as a stranger on this device. */
export interface Seat {
  readonly orgId: string;
  readonly quizId: string;
  /** Null for members. */
  readonly deviceKey: string | null;
}

const KEY = /^[A-Za-z0-9_-]{32,100}$/;
let madeHere: string | null = null;

/** The long random word by which the server knows this browser again; made when it is first needed. */
export function deviceKey(): string {
  const kept = localStore.read(storageKeys.quizDevice);
  if (kept && KEY.test(kept)) return kept;
  // Where nothing can be stored, the key lasts as long as the page.
  madeHere ??= Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStore.write(storageKeys.quizDevice, madeHere);
  return madeHere;
}

/** The key, if anything was taken on this device. */
export function knownDeviceKey(): string | null {
  const kept = localStore.read(storageKeys.quizDevice);
  return kept && KEY.test(kept) ? kept : null;
}

export function forgetDevice(): void {
  localStore.remove(storageKeys.quizDevice);
  madeHere = null;
}
