import { localStore, storageKeys } from '#platform/device/storage.ts';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { hundredState, type HundredState } from './hundred-state.ts';
import { sampleWeek } from './sample-week.ts';

/** What the app remembers, read from this browser when it is first needed; forgotten with the person who is signed in, as all they do. */
const store = perPerson<HundredState | null>(null);

function current(): HundredState {
  const known = store.get();
  if (known) return known;
  const read = hundredState.safeParse(localStore.readJson(storageKeys.hundred));
  const begun = read.success ? read.data : sampleWeek(new Date());
  store.set(begun);
  return begun;
}

export const useHundred = (): HundredState => useObservable({ subscribe: store.subscribe, get: current });

/** Changes what the app remembers, and returns it as it was, for an undo. */
export function changeHundred(change: (state: HundredState) => HundredState): HundredState {
  const before = current();
  const after = change(before);
  store.set(after);
  localStore.writeJson(storageKeys.hundred, after);
  return before;
}

/** Begins again: a new day 42, and nothing of what was done. */
export function resetHundred(): void {
  changeHundred(() => sampleWeek(new Date()));
}
