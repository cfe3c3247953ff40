import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { NOTICE_LENGTH } from './system.limits.ts';

/** Shown to everybody, above every page. */
export const maintenanceNotice = z.strictObject({
  text: z.string().trim().min(1).max(NOTICE_LENGTH),
  from: timestamp,
  until: timestamp,
});
export type MaintenanceNotice = z.output<typeof maintenanceNotice>;
export const noticeAnswer = z.object({ notice: maintenanceNotice.nullable() });
