import type { BaseProfile, OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';

/** The role as it is shown: the highest one held; 'basic' when there is none (spec §3, §6). */
export function roleBadge(
  base: Pick<BaseProfile, 'role'> | null,
  organization: Pick<OrganizationProfile, 'role'> | null,
): string {
  if (base?.role === 'ADMIN') return 'ADMIN';
  return organization?.role ?? 'basic';
}
