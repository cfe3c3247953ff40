import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';

/** Stored as on or off, on by default (spec §9). */
const isOn = perDevice(localStore.read(storageKeys.assistantSuggestions) !== 'off');

export const useSuggestionSetting = (): boolean => useObservable(isOn);

export function setSuggestions(wanted: boolean): void {
  localStore.write(storageKeys.assistantSuggestions, wanted ? 'on' : 'off');
  isOn.set(wanted);
}
