import type { Home, ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import {
  type CachedOrganization,
  organizationIn,
  type ProgressCache,
  readCache,
  withContent,
  withHome,
  withModule,
  withOrganization,
} from './progress-cache.ts';

const load = (): ProgressCache => readCache(localStore.readJson(storageKeys.progress), Date.now());

/** What this device knows of a person's progress; null, with a warning, without a person (spec §5). */
export function cachedProgress(userId: string | null, orgId: string): CachedOrganization | null {
  if (!hasUser(userId)) return null;
  return organizationIn(load(), { userId, orgId, now: Date.now() });
}

/** Caches what the home screen said. */
export function cacheHome(userId: string | null, orgId: string, home: Home): void {
  change(userId, orgId, (organization) => withHome(organization, home));
}

/** Caches what a module's screen said. */
export function cacheModule(userId: string | null, orgId: string, module: ModuleDetail): void {
  change(userId, orgId, (organization) => withModule(organization, module));
}

type Visited = Parameters<typeof withContent>[1];

/** Caches what happened here, before the server knows of it. */
export function saveVisit(
  userId: string | null,
  orgId: string,
  visited: Visited,
  facts: { is_completed: boolean; progress: number },
): void {
  change(userId, orgId, (organization) => withContent(organization, visited, facts));
}

/** The cache is renewed on each save (spec §4). */
function change(
  userId: string | null,
  orgId: string,
  to: (organization: CachedOrganization | null) => CachedOrganization,
): void {
  if (!hasUser(userId)) return;
  const at = { userId, orgId, now: Date.now() };
  const cache = load();
  localStore.writeJson(storageKeys.progress, withOrganization(cache, at, to(organizationIn(cache, at))));
}

function hasUser(userId: string | null): userId is string {
  if (!userId) console.warn('The progress cache needs a user id.');
  return Boolean(userId);
}
