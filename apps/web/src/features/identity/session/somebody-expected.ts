import { localStore, storageKeys } from '#platform/device/storage.ts';
import { SIGNED_IN } from './session.ts';

/** Whether it takes the identity library to say who is here. */
export const isSomebodyExpected = (): boolean =>
  localStore.read(storageKeys.signedIn) === SIGNED_IN.yes || localStore.read(storageKeys.federatedRedirect) !== null;
