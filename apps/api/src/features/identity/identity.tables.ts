import { languages } from '@snapwell/contract/text/language';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** A person with an account. The password, if there is one, is the identity provider's. */
export const users = pgTable(
  'users',
  {
    /** The identity provider's id of the account. */
    uid: text().primaryKey(),
    email: text().notNull().unique(),
    username: text().notNull(),
    displayName: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    photoUrl: text(),
    role: text({ enum: ['ADMIN', 'basic'] })
      .notNull()
      .default('basic'),
    /** In which they read and are written to; null for whatever their device asks for. */
    language: text({ enum: languages }),
    isDisabled: boolean().notNull().default(false),
    /** Part of the demo: one command removes it. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('users_by_time').on(table.createdAt, table.uid),
    index('users_by_name_and_email').using(
      'gin',
      sql`lower(${table.displayName} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
  ],
);

/** What people are searched by; as the index has it. */
export const nameAndEmail = sql<string>`lower(${users.displayName} || ' ' || ${users.email})`;
