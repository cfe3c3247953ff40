import type { BackgroundSetting } from '@snapwell/contract/organizations/background.schemas';
import { useEffect } from 'react';
import { useObservable } from '../observable.ts';
import { perDevice } from '../person.ts';
import { localStore, storageKeys } from '../device/storage.ts';

const NONE: BackgroundSetting = { type: 'none' };

/** What the person chose for themselves, on this device. */
const ofUser = perDevice<BackgroundSetting>(readSetting(localStore.readJson(storageKeys.background)));
/** What the screen in view asks for. */
const ofPage = perDevice<BackgroundSetting | null>(null);

/** Only checked settings are stored; what somebody else may have put there shall at least be one. */
function readSetting(stored: unknown): BackgroundSetting {
  return typeof stored === 'object' && stored !== null && 'type' in stored ? (stored as BackgroundSetting) : NONE;
}

export const useUserBackground = (): BackgroundSetting => useObservable(ofUser);

export function setUserBackground(setting: BackgroundSetting): void {
  localStore.writeJson(storageKeys.background, setting);
  ofUser.set(setting);
}

/** A page's own background, while it is in view. It wins over the person's (spec §3); 'none' is no background. */
export function usePageBackground(setting: BackgroundSetting | null): void {
  useEffect(() => {
    if (!setting || setting.type === 'none') return;
    ofPage.set(setting);
    return () => ofPage.set(null);
  }, [setting]);
}

/** The background in force: the page's, else the person's. */
export function useBackground(): BackgroundSetting {
  const [page, user] = [useObservable(ofPage), useObservable(ofUser)];
  return page ?? user;
}
