import { t } from '@lingui/core/macro';
import type { BaseProfile, OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';

interface RoleBadge {
  readonly words: string;
  /** As the system calls it. */
  readonly role: string;
}

/** The role as it is shown: the highest one held; 'basic' when there is none (spec §3, §6). */
export function roleBadge(
  base: Pick<BaseProfile, 'role'> | null,
  organization: Pick<OrganizationProfile, 'role'> | null,
): RoleBadge {
  const role = base?.role === 'ADMIN' ? base.role : (organization?.role ?? 'basic');
  const words = role === 'ADMIN' ? t`System admin` : role === 'ORG_ADMIN' ? t`Admin` : role;
  return { words, role };
}
