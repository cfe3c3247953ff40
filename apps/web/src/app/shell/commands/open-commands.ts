import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';

type Shown = 'palette' | 'keys' | null;

const shown = perPerson<Shown>(null);

/** Which of the two lies over the page: the commands with the search, or the sheet of keys. */
export const useShownCommands = (): Shown => useObservable(shown);
export const showCommands = (next: Shown): void => shown.set(next);
