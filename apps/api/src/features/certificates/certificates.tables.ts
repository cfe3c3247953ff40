import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

const targetColumns = {
  targetType: text({ enum: ['course', 'module'] }).notNull(),
  targetId: text().notNull(),
};
/** What stands on a certificate besides its holder; copied from the settings when it is issued. */
const wordColumns = {
  title: text().notNull(),
  hours: numeric({ precision: 5, scale: 1, mode: 'number' }),
  signerName: text().notNull().default(''),
  signerRole: text().notNull().default(''),
  text: text().notNull().default(''),
  /** The address of the signature's picture. */
  signatureUrl: text(),
};

/** What certificate a course or a module gives. */
export const certificateSettings = pgTable(
  'certificate_settings',
  {
    orgId: organizationOf(),
    ...targetColumns,
    isOn: boolean().notNull(),
    validMonths: integer(),
    ...wordColumns,
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.targetType, table.targetId] })],
);

/** What somebody has finished, for good: it stays when they leave, and says what was true when it was issued. */
export const certificates = pgTable(
  'certificates',
  {
    orgId: organizationOf(),
    /** The number that stands on it. */
    id: text().primaryKey(),
    uid: personOf(),
    ...targetColumns,
    ...wordColumns,
    /** Their name when it was issued. */
    holderName: text().notNull(),
    organizationName: text().notNull(),
    chapters: integer().notNull(),
    steps: jsonb().$type<string[]>().notNull(),
    score: integer(),
    nameShown: text({ enum: ['full', 'initials', 'none'] }).notNull(),
    issuedAt: moment().notNull(),
    issuedOn: date().notNull(),
    validUntil: date(),
    /** Its place in the status lists of the platform; never given twice. */
    statusIndex: integer().notNull().generatedAlwaysAsIdentity(),
    /** From when on finishing again gives a new one. */
    reopenedAt: moment(),
    revokedAt: moment(),
    revokedBy: text(),
    revokeReason: text(),
    replacedBy: text(),
  },
  (table) => [
    index('certificates_of_person').on(table.uid, table.issuedAt),
    index('certificates_by_time').on(table.orgId, table.issuedAt, table.id),
    index('certificates_by_status').on(table.statusIndex),
    // Of one thing a person holds one at a time: two devices that finish it together get the same.
    uniqueIndex('certificates_current_unique')
      .on(table.orgId, table.uid, table.targetType, table.targetId)
      .where(sql`reopened_at is null and revoked_at is null`),
  ],
);

/** The keys that an organization signs its credentials with. Old ones stay, for what they have signed. */
export const issuerKeys = pgTable(
  'issuer_keys',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
    sealedPrivateKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);
