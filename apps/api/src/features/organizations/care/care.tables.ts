import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { organizationOf } from '../organizations.tables.ts';

/** What an organization says to somebody who needs help first. A library's file may set it. */
export const careSettings = pgTable('care_settings', {
  orgId: organizationOf().primaryKey(),
  country: text(),
  houseCall: text().notNull().default(''),
  support: text().notNull().default(''),
  /** Own wording, by what is needed. */
  texts: jsonb().$type<CareSettings['texts']>().notNull().default({}),
});
