import { findMemberFacts } from '#features/organizations/index.ts';
import { AppError } from '#platform/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { updateReminders } from './reminders.repository.ts';
import { readStopToken } from './stop-link.ts';

/** Turns off what the link of a reminder belongs to. Whoever holds the link got the reminder; signing in is not asked for. */
export function stopReminders({ db, linkKey }: Pick<World, 'db' | 'linkKey'>, token: string): Promise<{ organization_name: string }> {
  const whose = readStopToken(linkKey, token);
  if (!whose) throw new AppError('not_found');
  return inOrganization(db, whose.orgId, async (scope) => {
    await updateReminders(scope, whose.uid, { isPushOn: false, isMailOn: false, nextAt: null });
    const facts = await findMemberFacts(scope, whose.uid);
    return { organization_name: facts?.organization.name ?? '' };
  });
}
