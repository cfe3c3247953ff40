import type { ReminderWays, StoppedReminders } from '@snapwell/contract/gamification/reminders.schemas';
import { findMemberFacts } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { applyChange } from './change-reminders.ts';
import { findReminders, updateReminders } from './reminders.repository.ts';
import { readStopToken } from './stop-link.ts';

type LinkWorld = Pick<World, 'db' | 'clock' | 'linkKey'>;

/**
 * Turns off what the link of a reminder belongs to, and says what was on. Whoever holds the link got the reminder;
 * signing in is not asked for.
 */
export function stopReminders(world: LinkWorld, token: string): Promise<StoppedReminders> {
  return byLink(world, token, async (scope, uid) => {
    const before = await findReminders(scope, uid);
    await updateReminders(scope, uid, { isPushOn: false, isMailOn: false, nextAt: null });
    const facts = await findMemberFacts(scope, uid);
    return {
      organization_name: facts?.organization.name ?? '',
      is_push_on: before?.isPushOn ?? false,
      is_mail_on: before?.isMailOn ?? false,
    };
  });
}

/** Takes that back: what was on is on again. Not for somebody who has left. */
export function resumeReminders(
  world: LinkWorld,
  { token, ...change }: { token: string } & ReminderWays,
): Promise<{ organization_name: string }> {
  return byLink(world, token, async (scope, uid) => {
    const facts = await findMemberFacts(scope, uid);
    if (!facts) throw new AppError('not_found');
    await applyChange(scope, { uid, at: world.clock.now(), change });
    return { organization_name: facts.organization.name };
  });
}

function byLink<T>(
  { db, linkKey }: LinkWorld,
  token: string,
  work: (scope: OrganizationScope, uid: string) => Promise<T>,
): Promise<T> {
  const whose = readStopToken(linkKey, token);
  if (!whose) throw new AppError('not_found');
  return inOrganization(db, whose.orgId, (scope) => work(scope, whose.uid));
}
