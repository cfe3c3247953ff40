import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';

const current = perPerson<string | null>(null, { initial: localStore.read(storageKeys.organization) });

/** The organization one is in, or was in last. It is one that the server has said yes to, whatever the address says. */
export const useCurrentOrganization = (): string | null => useObservable(current);
export const currentOrganization = current.get;

export function rememberOrganization(orgId: string): void {
  if (current.get() === orgId) return;
  localStore.write(storageKeys.organization, orgId);
  current.set(orgId);
}

/** Forgets it, or only `orgId` when that is the one. */
export function forgetCurrentOrganization(orgId?: string): void {
  if (orgId !== undefined && orgId !== current.get()) return;
  localStore.remove(storageKeys.organization);
  current.set(null);
}
