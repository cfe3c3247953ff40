import {
  baseProfile,
  type BaseProfile,
  organizationProfile,
  type OrganizationProfile,
} from '@snapwell/contract/profiles/profiles.schemas';
import { z } from 'zod';
import { PROFILE_CACHE_MS } from './profiles.limits.ts';

const profileCache = z.object({
  baseProfile: z.object({ data: baseProfile, timestamp: z.number() }).nullable(),
  orgProfiles: z.record(z.string(), z.object({ data: organizationProfile, timestamp: z.number() })),
});
/** Profiles kept on this device (spec §3). */
export type ProfileCache = z.output<typeof profileCache>;

export const emptyCache: ProfileCache = { baseProfile: null, orgProfiles: {} };

/** What was stored, when it is of this person and of the shape this version writes; else nothing. */
export function readCache(stored: unknown, uid: string): ProfileCache {
  const cache = profileCache.safeParse(stored);
  return cache.success && cache.data.baseProfile?.data.uid === uid ? cache.data : emptyCache;
}

export function cachedBase({ baseProfile }: ProfileCache, now: number): BaseProfile | null {
  return baseProfile && isYoung(baseProfile.timestamp, now) ? baseProfile.data : null;
}

export function cachedOrganization(
  { orgProfiles }: ProfileCache,
  orgId: string | null,
  now: number,
): OrganizationProfile | null {
  const entry = orgId === null ? undefined : orgProfiles[orgId];
  return entry && isYoung(entry.timestamp, now) ? entry.data : null;
}

export function withBase(cache: ProfileCache, data: BaseProfile, timestamp: number): ProfileCache {
  return { ...cache, baseProfile: { data, timestamp } };
}

/** Keeps an organization's profile and drops the ones that are too old to be shown. */
export function withOrganization(
  cache: ProfileCache,
  orgId: string,
  entry: { data: OrganizationProfile; timestamp: number },
): ProfileCache {
  const young = Object.entries(cache.orgProfiles).filter(([, { timestamp }]) => isYoung(timestamp, entry.timestamp));
  return { ...cache, orgProfiles: { ...Object.fromEntries(young), [orgId]: entry } };
}

export function withoutOrganization(cache: ProfileCache, orgId: string): ProfileCache {
  const { [orgId]: _, ...orgProfiles } = cache.orgProfiles;
  return { ...cache, orgProfiles };
}

const isYoung = (timestamp: number, now: number) => now - timestamp < PROFILE_CACHE_MS;
