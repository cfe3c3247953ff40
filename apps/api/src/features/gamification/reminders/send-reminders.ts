import { SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import type { PushMessage } from '#adapters/push/port.ts';
import { calendarOf, findMemberFacts } from '#features/organizations/index.ts';
import {
  acrossOrganizations,
  inOrganization,
  inTransaction,
  type OrganizationScope,
} from '#platform/database/transaction.ts';
import { sendReminders as sendRemindersJob } from '#composition/job-kinds.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { listQueuedOrganizations } from '#platform/jobs/jobs.repository.ts';
import type { World } from '#world.ts';
import { dayOf } from '../streak/days.ts';
import { readStanding } from '../standing/read-standing.ts';
import { hoursLeft, nextReminderAt } from './next-reminder.ts';
import { mailOf, pushOf, type Reminder } from './reminder-words.ts';
import {
  dropDevice,
  findNextAfter,
  listDevices,
  listDue,
  listNextReminders,
  lockDue,
  type ReminderRow,
  updateReminders,
} from './reminders.repository.ts';
import { stopLink } from './stop-link.ts';

type ReminderWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'push' | 'publicUrl' | 'linkKey'>;

/** Looked at in one turn. */
const AT_ONCE = 200;

/**
 * Reminds everybody of an organization whose hour has come, and queues the next time that somebody's does. Each is taken
 * in a transaction of their own that also says when they are looked at next: of several processes one tells them. Their
 * mail is queued in it; a crash costs what goes to devices, never tells them twice.
 */
export async function sendReminders(world: ReminderWorld, orgId: string): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  for (let isMore = true; isMore && errors.length === 0;) {
    const due = await inOrganization(world.db, orgId, (scope) => listDue(scope, world.clock.now(), AT_ONCE));
    for (const uid of due) await remind(world, { orgId, uid }, onError).catch(onError);
    isMore = due.length === AT_ONCE;
  }
  await inOrganization(world.db, orgId, (scope) => queueNextReminders(scope, world.clock.now()));
  if (errors.length > 0) throw new Error(`Not everybody was reminded (${errors.length}).`, { cause: errors[0] });
}

/** Queues reminders where they wait for nobody: set by an older version, or after a job that failed for good. */
export async function queueReminders({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    const queued = await listQueuedOrganizations(tx, sendRemindersJob);
    for (const { orgId, nextAt } of await listNextReminders(tx))
      if (!queued.has(orgId)) await queueRemindersAt({ tx, orgId }, nextAt, at);
  });
}

async function queueNextReminders(scope: OrganizationScope, at: Date): Promise<void> {
  const nextAt = await findNextAfter(scope, at);
  if (nextAt) await queueRemindersAt(scope, nextAt, at);
}

/** One job for everybody who is reminded at the same moment. */
export function queueRemindersAt(scope: OrganizationScope, dueAt: Date, at: Date): Promise<void> {
  return enqueue(scope, sendRemindersJob, {}, { at, dueAt, key: dueAt.toISOString() });
}

async function remind(
  world: ReminderWorld,
  { orgId, uid }: { orgId: string; uid: string },
  onError: (error: unknown) => void,
): Promise<void> {
  const reminder = await inOrganization(world.db, orgId, async (scope) => {
    const due = await lockReminder(world, scope, uid);
    if (due?.isMailOn)
      await world.mailer.send(mailOf(due, { publicUrl: world.publicUrl, stopUrl: stopLink(world, due) }), scope);
    return due;
  });
  if (reminder?.isPushOn)
    await notifyDevices(world, { uid, message: pushOf(reminder), keptForSeconds: reminder.hours * 3600 }, onError);
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
    language: person.language ?? organization.language ?? SOURCE_LANGUAGE,
    organization: organization.name,
    streak: info.current_streak,
    hours,
    freezes,
    ...waysOf(settings),
  };
}

const waysOf = ({ isPushOn, isMailOn }: ReminderRow) => ({ isPushOn, isMailOn });

interface Notice {
  readonly uid: string;
  readonly message: PushMessage;
  readonly keptForSeconds: number;
}

/** Tells every browser of a person; one that does not want any more is forgotten. */
export async function notifyDevices(
  { db, push }: Pick<World, 'db' | 'push'>,
  { uid, message, keptForSeconds }: Notice,
  onError: (error: unknown) => void,
): Promise<void> {
  const devices = await inTransaction(db, (tx) => listDevices(tx, uid));
  for (const { endpoint, p256dh, authSecret: auth } of devices) {
    try {
      const outcome = await push.send({ endpoint, p256dh, auth }, message, keptForSeconds);
      if (outcome === 'gone') await inTransaction(db, (tx) => dropDevice(tx, uid, endpoint));
    } catch (error) {
      onError(error);
    }
  }
}
