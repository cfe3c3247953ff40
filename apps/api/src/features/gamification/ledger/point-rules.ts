import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller, OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findRules, insertRules } from '../gamification.repository.ts';

/** The rules in force; version 0 are the defaults. */
export function readPointRules(
  { db }: Pick<World, 'db'>,
  { orgId }: Pick<MemberCaller, 'orgId'>,
): Promise<{ version: number; rules: PointRules }> {
  return inOrganization(
    db,
    orgId,
    async (scope) => (await findRules(scope)) ?? { version: 0, rules: defaultPointRules },
  );
}

/** Sets new rules as the next version. What was paid names the version it was paid by, and stays. */
export function changePointRules(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: OrganizationCaller,
  rules: PointRules,
) {
  return inOrganization(db, orgId, async (scope) => {
    const version = await insertRules(scope, { rules, madeBy: uid });
    await logActivity(scope, { uid, type: 'point_rules_changed', facts: { version }, at: clock.now() });
    return { version, rules };
  });
}
