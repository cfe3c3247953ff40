import {
  addPushDevice,
  changeReminders,
  getReminders,
  resumeReminders,
  stopReminders,
} from '@snapwell/contract/gamification/reminders.endpoints';
import type { PushDevice, RemindersChange, ReminderWays } from '@snapwell/contract/gamification/reminders.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { gamificationKeys } from '../gamification-keys.ts';

const keyOf = (orgId: string) => [...gamificationKeys.all(orgId), 'reminders'] as const;

export const reminderSettings = (orgId: string) =>
  queryOptions({ queryKey: keyOf(orgId), queryFn: () => call(getReminders, { params: { orgId } }) });

export const changeReminderSettings = (orgId: string) =>
  mutationOptions({
    mutationFn: (change: RemindersChange) => call(changeReminders, { params: { orgId }, body: change }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const addDevice = (device: PushDevice) => call(addPushDevice, { body: device });

/** By the link of a reminder, also without being signed in. */
export const stopByLink = (token: string) =>
  mutationOptions({ mutationFn: () => call(stopReminders, { body: { token } }) });

/** Takes it back: what was on is on again. */
export const resumeByLink = (token: string) =>
  mutationOptions({
    mutationFn: ({ is_push_on, is_mail_on }: ReminderWays) =>
      call(resumeReminders, { body: { token, is_push_on, is_mail_on } }),
  });
