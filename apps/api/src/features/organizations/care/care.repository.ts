import { type CareSettings, noCareSettings } from '@snapwell/contract/copilot/care.schemas';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { careSettings } from './care.tables.ts';

/** What an organization set, null where it set nothing: an expression for statements that ask more. */
export function careOf(orgId: string): SQL<CareSettings | null> {
  const { country, houseCall, support, texts } = careSettings;
  return sql`(select json_build_object('country', ${country}, 'house_call', ${houseCall}, 'support', ${support}, 'texts', ${texts})
    from ${careSettings} where ${careSettings.orgId} = ${orgId})`;
}

export async function findCare({ tx, orgId }: OrganizationScope): Promise<CareSettings> {
  const [row] = await tx
    .select({
      country: careSettings.country,
      house_call: careSettings.houseCall,
      support: careSettings.support,
      texts: careSettings.texts,
    })
    .from(careSettings)
    .where(eq(careSettings.orgId, orgId));
  return row ?? noCareSettings;
}

export async function saveCare({ tx, orgId }: OrganizationScope, care: CareSettings): Promise<void> {
  const row = { country: care.country, houseCall: care.house_call, support: care.support, texts: care.texts };
  await tx
    .insert(careSettings)
    .values({ orgId, ...row })
    .onConflictDoUpdate({ target: careSettings.orgId, set: row });
}
