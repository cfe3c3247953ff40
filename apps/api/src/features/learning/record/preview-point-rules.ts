import { type PaidContentKind, paidContentKind } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules, RulesPreview } from '@snapwell/contract/gamification/rules.schemas';
import { dayOf, previewRules } from '#features/gamification/index.ts';
import { findOrganization } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listKindsOfItems, listNames } from './record.repository.ts';

/** What new rules would have meant for the last days, and for whom most. Nothing is written. */
export function previewPointRules(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId }: OrganizationCaller,
  rules: PointRules,
): Promise<RulesPreview> {
  return inOrganization(db, orgId, async (scope) => {
    const organization = await findOrganization(scope.tx, orgId);
    if (!organization) throw new AppError('not_found');
    const kinds = new Map<string, PaidContentKind>();
    for (const { id, kind } of await listKindsOfItems(scope)) {
      const paid = paidContentKind.safeParse(kind);
      if (paid.success) kinds.set(id, paid.data);
    }
    const { daysOff } = organization;
    const preview = await previewRules(scope, { rules, today: dayOf(clock.now(), organization), daysOff, kinds });
    const names = await listNames(
      scope,
      preview.people.map(({ uid }) => uid),
    );
    return { ...preview, people: preview.people.map((each) => ({ ...each, display_name: names.get(each.uid) ?? '' })) };
  });
}
