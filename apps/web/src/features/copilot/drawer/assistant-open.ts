import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';

/**
 * Closed to open through the toggle or the toast, open to closed through the close button (spec §4); a reload leaves
 * it as it was.
 */
const isOpen = perPerson(false, { initial: sessionStore.read(storageKeys.assistantOpen) === 'open' });

export const isAssistantOpen = (): boolean => isOpen.get();
export const useAssistantOpen = (): boolean => useObservable(isOpen);

export function openAssistant(): void {
  sessionStore.write(storageKeys.assistantOpen, 'open');
  isOpen.set(true);
}

export function closeAssistant(): void {
  sessionStore.remove(storageKeys.assistantOpen);
  isOpen.set(false);
}
