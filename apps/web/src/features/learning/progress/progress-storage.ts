import type { ProgressOverview } from '@snapwell/contract/learning/catalogue.schemas';
import { localStore, storageKeys } from '#platform/storage.ts';
import {
  type CachedOrganization,
  organizationIn,
  type ProgressCache,
  readCache,
  withContent,
  withOrganization,
} from './progress-cache.ts';

const load = (): ProgressCache => readCache(localStore.readJson(storageKeys.progress), Date.now());

/** What this device knows of a person's progress; null, with a warning, without a person (spec §5). */
export function cachedProgress(userId: string | null, orgId: string): CachedOrganization | null {
  if (!hasUser(userId)) return null;
  return organizationIn(load(), { userId, orgId, now: Date.now() });
}

/** Keeps what the server said. */
export function keepProgress(userId: string | null, orgId: string, overview: ProgressOverview): void {
  if (!hasUser(userId)) return;
  localStore.writeJson(storageKeys.progress, withOrganization(load(), { userId, orgId, now: Date.now() }, overview));
}

type Visited = Parameters<typeof withContent>[1];

/** Keeps what happened here, before the server knows of it. The cache is renewed on each save (spec §4). */
export function keepVisit(
  userId: string | null,
  orgId: string,
  visited: Visited,
  facts: { is_completed: boolean; progress: number },
): void {
  if (!hasUser(userId)) return;
  const at = { userId, orgId, now: Date.now() };
  const cache = load();
  localStore.writeJson(
    storageKeys.progress,
    withOrganization(cache, at, withContent(organizationIn(cache, at), visited, facts)),
  );
}

function hasUser(userId: string | null): userId is string {
  if (!userId) console.warn('The progress cache needs a user id.');
  return Boolean(userId);
}
