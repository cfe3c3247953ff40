import { z } from 'zod';

const hour = z.number().int().min(0).max(23);

/** By which ways somebody is reminded. */
export const reminderWays = z.strictObject({ is_push_on: z.boolean(), is_mail_on: z.boolean() });
export type ReminderWays = z.output<typeof reminderWays>;

/** Whether and when somebody wants to be told that their streak ends today. */
export const reminders = z.object({
  is_push_on: z.boolean(),
  is_mail_on: z.boolean(),
  /** The hour of the person's own clock. */
  hour,
  /** What a browser subscribes with. */
  push_key: z.string(),
});
export type Reminders = z.output<typeof reminders>;

export const remindersChange = z.strictObject({
  is_push_on: z.boolean().optional(),
  is_mail_on: z.boolean().optional(),
  hour: hour.optional(),
});
export type RemindersChange = z.output<typeof remindersChange>;

/** A browser that takes push messages, as `PushSubscription.toJSON` tells it. */
export const pushDevice = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{20,30}=*$/) }),
});
export type PushDevice = z.output<typeof pushDevice>;

/** By the link in a reminder, without signing in. */
const reminderLink = z.strictObject({ token: z.string().min(1).max(600) });
export const remindersStop = reminderLink;
export const remindersResumption = reminderLink.extend(reminderWays.shape);

/** What was on until the link turned it off. */
export const stoppedReminders = z.object({ organization_name: z.string(), ...reminderWays.shape });
export type StoppedReminders = z.output<typeof stoppedReminders>;
