import type { Reminders, RemindersChange } from '@snapwell/contract/gamification/reminders.schemas';
import { REMINDER_HOUR } from '@snapwell/contract/gamification/gamification.limits';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { nextReminderAt } from './next-reminder.ts';
import { queueRemindersAt } from './send-reminders.ts';
import { findReminders, type ReminderRow, saveReminders } from './reminders.repository.ts';

const off: ReminderRow = { isPushOn: false, isMailOn: false, hour: REMINDER_HOUR, nextAt: null, remindedOn: null };

export function readReminders(
  { db, push }: Pick<World, 'db' | 'push'>,
  { orgId, uid }: MemberCaller,
): Promise<Reminders> {
  return inOrganization(db, orgId, async (scope) => present((await findReminders(scope, uid)) ?? off, push.publicKey));
}

export function changeReminders(
  { db, clock, push }: Pick<World, 'db' | 'clock' | 'push'>,
  { orgId, uid }: MemberCaller,
  change: RemindersChange,
): Promise<Reminders> {
  return inOrganization(db, orgId, async (scope) =>
    present(await applyChange(scope, { uid, at: clock.now(), change }), push.publicKey),
  );
}

type Settings = Pick<ReminderRow, 'isPushOn' | 'isMailOn' | 'hour'>;

/** Changes what is given, and when the person is looked at next. */
export async function applyChange(
  scope: OrganizationScope,
  { uid, at, change }: { uid: string; at: Date; change: RemindersChange },
): Promise<Settings> {
  const before = (await findReminders(scope, uid)) ?? off;
  const { is_push_on: isPushOn = before.isPushOn, is_mail_on: isMailOn = before.isMailOn, hour = before.hour } = change;
  const { clock: own } = await readCalendar(scope, uid, at);
  const nextAt = isPushOn || isMailOn ? nextReminderAt(at, hour, own) : null;
  await saveReminders(scope, uid, { isPushOn, isMailOn, hour, nextAt });
  if (nextAt) await queueRemindersAt(scope, nextAt, at);
  return { isPushOn, isMailOn, hour };
}

function present({ isPushOn, isMailOn, hour }: Settings, pushKey: string): Reminders {
  return { is_push_on: isPushOn, is_mail_on: isMailOn, hour, push_key: pushKey };
}
