import { useObservable } from '../observable.ts';
import { perPerson } from '../person.ts';
import { listEntries, type OutboxEntry } from './outbox-database.ts';
import { outboxHost } from './outbox-host.ts';

/** Owns what is sent in the name of this device, whoever is signed in. */
export const DEVICE = 'device';

/** `waiting`: on its way. `stuck`: the server could not be reached, everything is on this device. */
export type SavingState = 'saved' | 'waiting' | 'stuck';

interface Summary {
  /** What this person and this device have to send. */
  readonly entries: readonly OutboxEntry[];
  readonly isStuck: boolean;
}

const summary = perPerson<Summary>({ entries: [], isStuck: false });

/** Whose entries this page may send. */
export const owners = (): readonly string[] => [outboxHost()?.uid() ?? [], DEVICE].flat();

/** Who does what is done now; null while nobody is signed in. */
export const currentOwner = (): string | null => outboxHost()?.uid() ?? null;

/** How it stands with everything of these kinds. */
export function useSavingState(...names: readonly string[]): SavingState {
  const { entries, isStuck } = useObservable(summary);
  if (!entries.some(({ kind }) => names.includes(kind))) return 'saved';
  return isStuck ? 'stuck' : 'waiting';
}

/** What waits, of all kinds: a feature picks its own. */
export const useWaitingEntries = (): readonly OutboxEntry[] => useObservable(summary).entries;

/** Looks at what waits now, and tells whoever shows it. */
export async function recount(isStuck = summary.get().isStuck): Promise<void> {
  const before = owners();
  const entries = await listEntries(before);
  // Another person may have come while it was read.
  if (String(before) === String(owners())) summary.set({ entries, isStuck: isStuck && entries.length > 0 });
}
