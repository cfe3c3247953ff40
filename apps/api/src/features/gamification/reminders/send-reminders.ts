import { SOURCE_LANGUAGE } from '@snapwell/contract/language';
import { calendarOf, findMemberFacts } from '#features/organizations/index.ts';
import {
  acrossOrganizations,
  inOrganization,
  inTransaction,
  type OrganizationScope,
} from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { dayOf } from '../streak/days.ts';
import { readStanding } from '../standing/read-standing.ts';
import { hoursLeft, nextReminderAt } from './next-reminder.ts';
import { mailOf, pushOf, type Reminder } from './reminder-words.ts';
import {
  dropDevice,
  listDevices,
  listDue,
  lockDue,
  type ReminderRow,
  updateReminders,
} from './reminders.repository.ts';
import { stopLink } from './stop-link.ts';

type ReminderWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'push' | 'publicUrl' | 'linkKey'>;

/** Looked at in one turn. */
const AT_ONCE = 200;

/**
 * Reminds everybody whose hour has come. Each is taken in a transaction of their own that also says when they are
 * looked at next, and only then told: of several processes one tells them, and a crash in between costs a reminder,
 * never a second one.
 */
export async function sendReminders(world: ReminderWorld, onError: (error: unknown) => void): Promise<void> {
  const due = await acrossOrganizations(world.db, (tx) => listDue(tx, world.clock.now(), AT_ONCE));
  for (const { orgId, uid } of due) {
    try {
      const reminder = await inOrganization(world.db, orgId, (scope) => lockReminder(world, scope, uid));
      if (reminder) await tell(world, reminder, onError);
    } catch (error) {
      onError(error);
    }
  }
}

async function lockReminder({ clock }: ReminderWorld, scope: OrganizationScope, uid: string): Promise<Reminder | null> {
  const at = clock.now();
  const settings = await lockDue(scope, uid, at);
  if (!settings) return null;
  const facts = await findMemberFacts(scope, uid);
  if (!facts) {
    await updateReminders(scope, uid, { nextAt: null });
    return null;
  }
  const { person, organization, membership } = facts;
  const calendar = calendarOf(facts, at);
  const {
    daily_streak_info: info,
    streak_week: week,
    streak_freezes: freezes,
  } = await readStanding(scope, { uid, at, calendar });
  const isCountedToday = week.some(({ is_today, mark }) => is_today && mark === 'visited');
  const { hour, remindedOn } = settings;
  const hours = hoursLeft({ at, hour, calendar, streak: info.current_streak, isCountedToday, remindedOn });
  const isHere = !person.isDisabled && !membership.isDeactivated && !organization.isSuspended;
  const isDue = hours !== null && isHere;
  await updateReminders(scope, uid, {
    nextAt: nextReminderAt(at, hour, calendar.clock),
    ...(isDue && { remindedOn: dayOf(at, calendar.clock) }),
  });
  if (!isDue) return null;
  return {
    orgId: scope.orgId,
    uid,
    email: person.email,
    firstName: person.firstName,
    language: person.language ?? SOURCE_LANGUAGE,
    organization: organization.name,
    streak: info.current_streak,
    hours,
    freezes,
    ...waysOf(settings),
  };
}

const waysOf = ({ isPushOn, isMailOn }: ReminderRow) => ({ isPushOn, isMailOn });

async function tell(world: ReminderWorld, reminder: Reminder, onError: (error: unknown) => void): Promise<void> {
  const { mailer, publicUrl } = world;
  if (reminder.isMailOn)
    await mailer.send(mailOf(reminder, { publicUrl, stopUrl: stopLink(world, reminder) })).catch(onError);
  if (reminder.isPushOn) await notifyDevices(world, reminder, onError);
}

/** Every browser of the person; one that does not want any more is forgotten. */
async function notifyDevices(
  { db, push }: ReminderWorld,
  reminder: Reminder,
  onError: (error: unknown) => void,
): Promise<void> {
  const devices = await inTransaction(db, (tx) => listDevices(tx, reminder.uid));
  for (const { endpoint, p256dh, authSecret: auth } of devices) {
    try {
      const outcome = await push.send({ endpoint, p256dh, auth }, pushOf(reminder), reminder.hours * 3600);
      if (outcome === 'gone') await inTransaction(db, (tx) => dropDevice(tx, reminder.uid, endpoint));
    } catch (error) {
      onError(error);
    }
  }
}
