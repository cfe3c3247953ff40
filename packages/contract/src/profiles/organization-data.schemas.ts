import { z } from 'zod';
import { timestamp } from '../http/ids.ts';

/** An archive of what an organization has here. */
export const organizationExport = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'ready', 'failed']),
  /** In percent. */
  progress: z.int(),
  bytes: z.int().nullable(),
  asked_at: timestamp,
  /** Until when it can be fetched; null while it is not ready. */
  expires_at: timestamp.nullable(),
});
export type OrganizationExport = z.output<typeof organizationExport>;
