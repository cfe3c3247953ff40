import { type CareAsSaid, type CareKind, careKinds, type CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { findCare, saveCare } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { productText } from './product-text.ts';

export async function readCare({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller): Promise<CareAsSaid> {
  return asSaid(await inOrganization(db, orgId, findCare));
}

export function changeCare(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  care: CareSettings,
): Promise<CareAsSaid> {
  return inOrganization(db, orgId, async (scope) => {
    await saveCare(scope, care);
    return asSaid(await findCare(scope));
  });
}

function asSaid(settings: CareSettings): CareAsSaid {
  const saidIn = (language: Language) =>
    Object.fromEntries(careKinds.map((kind) => [kind, productText(kind, settings, { language })])) as Record<
      CareKind,
      string
    >;
  return { ...settings, product_texts: { en: saidIn('en'), de: saidIn('de') } };
}
