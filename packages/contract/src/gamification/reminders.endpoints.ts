import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import {
  pushDevice,
  reminders,
  remindersChange,
  remindersResumption,
  remindersStop,
  stoppedReminders,
} from './reminders.schemas.ts';

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/reminders',
  summary: 'Whether and when the caller is reminded of a streak that ends today.',
  authority: 'member',
  params: orgParams,
  result: reminders,
});

export const changeReminders = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/reminders',
  summary: 'Changes what is given. Reminders are off until somebody turns them on.',
  authority: 'member',
  params: orgParams,
  body: remindersChange,
  result: reminders,
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/v1/push-devices',
  summary: 'Lets a browser receive push messages of the caller, and of nobody else from now on.',
  authority: 'signed-in',
  body: pushDevice,
  result: z.object({ is_added: z.literal(true) }),
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/v1/push-devices',
  summary: 'Ends the push messages of one browser of the caller.',
  authority: 'signed-in',
  body: pushDevice.pick({ endpoint: true }),
  result: z.object({ is_removed: z.boolean() }),
});

export const stopReminders = endpoint({
  method: 'POST',
  path: '/api/v1/reminders/stop',
  summary: 'Turns off the reminders of the link in a reminder, without signing in.',
  authority: 'anyone',
  body: remindersStop,
  result: stoppedReminders,
});

export const resumeReminders = endpoint({
  method: 'POST',
  path: '/api/v1/reminders/resumption',
  summary: 'Takes back what the link in a reminder turned off, without signing in.',
  authority: 'anyone',
  body: remindersResumption,
  result: z.object({ organization_name: z.string() }),
});
