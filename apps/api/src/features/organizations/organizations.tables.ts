import type { BackgroundSetting } from '@snapwell/contract/organizations/background.schemas';
import type { DaysOff } from '@snapwell/contract/organizations/organizations.schemas';
import { languages } from '@snapwell/contract/text/language';
import type { InviteDraftRow, InviteNote } from '@snapwell/contract/organizations/invite-lists.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/identity/identity.tables.ts';
import { createdAt, moment, orgId } from '#platform/database/sql/columns.ts';

const roleColumn = () =>
  text({ enum: ['ORG_ADMIN', 'basic'] })
    .notNull()
    .default('basic');
const levelColumn = () =>
  text({ enum: ['learner', 'manager', 'admin'] })
    .notNull()
    .default('learner');
/** The organization whose row it is: with the organization it goes. */
export const organizationOf = () => orgId().references(() => organizations.id, { onDelete: 'cascade' });
/** The person whose row it is: with their account it goes. */
export const personOf = () =>
  text()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

/** An organization. It stands above its own wall: who may see which is decided before anybody has entered one. */
export const organizations = pgTable(
  'organizations',
  {
    /** A slug that people read in addresses. */
    id: text().primaryKey(),
    name: text().notNull(),
    summary: text().notNull().default(''),
    logoUrl: text(),
    timezone: text().notNull().default('UTC'),
    dayStartHour: integer().notNull().default(0),
    daysOff: jsonb().$type<DaysOff>().notNull().default({ weekdays: [], dates: [] }),
    joinPolicy: text({ enum: ['open', 'domain', 'invite'] })
      .notNull()
      .default('invite'),
    joinDomains: text().array().notNull().default([]),
    /** Members with an address of these domains enter by single sign-on only; empty where it is not required. */
    signOnDomains: text().array().notNull().default([]),
    /** Null while nobody may enter by a code. */
    joinCode: text().unique(),
    /** Whether anybody may see its public items on a page of their own. */
    hasPublicLibrary: boolean().notNull().default(false),
    /** The sites that may show its public items in their pages. */
    embedOrigins: text().array().notNull().default([]),
    background: jsonb().$type<BackgroundSetting>().notNull().default({ type: 'none' }),
    /** What mails to people who chose no language are written in. */
    language: text({ enum: languages }),
    isAssistantEnabled: boolean().notNull().default(true),
    assistantInstructions: text().notNull().default(''),
    /** Questions that one member may ask in a day; null for the server's own limit. */
    assistantQuestionsADay: integer(),
    isSuspended: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    /** Set by the system administrator; null where the server's own limit holds. */
    memberQuota: integer(),
    storageQuotaMb: integer(),
    /** Questions to the assistant in a day. */
    assistantQuota: integer(),
    /** When everything of it will be deleted, and who asked for that; null while nobody did. */
    deletedAt: moment(),
    deletionAskedBy: text(),
    /** Who made it; null for those that came from files. */
    createdBy: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('organizations_by_policy').on(table.joinPolicy, sql`lower(${table.name})`, table.id),
    index('organizations_by_name').on(sql`lower(${table.name})`, table.id),
    index('organizations_by_domain').using('gin', table.joinDomains),
    index('organizations_by_creator').on(table.createdBy),
  ],
);

/** A person's place in an organization. Who has left keeps the row, so that what they did keeps its owner. */
export const memberships = pgTable(
  'memberships',
  {
    orgId: organizationOf(),
    uid: personOf(),
    role: roleColumn(),
    systemLevel: levelColumn(),
    jobRole: text().notNull().default(''),
    status: text({ enum: ['active', 'away', 'on_leave'] })
      .notNull()
      .default('active'),
    isDeactivated: boolean().notNull().default(false),
    isNameHidden: boolean().notNull().default(false),
    /** More time for timed quizzes, in percent. */
    extraTimePercent: integer().notNull().default(0),
    /** When somebody last asked them to come back. */
    remindedAt: moment(),
    /** The member's own calendar, where it differs from the organization's. */
    timezone: text(),
    dayStartHour: integer(),
    /** The clock before the last change, and until when it holds: a day that has begun ends by its own clock. */
    formerTimezone: text(),
    formerDayStartHour: integer(),
    formerUntil: moment(),
    joinedAt: moment().notNull().defaultNow(),
    leftAt: moment(),
    lastVisitAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid] }),
    index('memberships_of_person').on(table.uid),
    index('memberships_by_time').on(table.orgId, table.joinedAt, table.uid),
    index('memberships_deactivated')
      .on(table.orgId, table.joinedAt, table.uid)
      .where(sql`is_deactivated`),
    index('memberships_admins')
      .on(table.orgId)
      .where(sql`role = 'ORG_ADMIN'`),
  ],
);

/** Times on leave: they pause a streak. The open one has no end. */
export const leaves = pgTable(
  'leaves',
  { orgId: organizationOf(), uid: personOf(), startedAt: moment().notNull(), endedAt: moment() },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.startedAt] })],
);

export const groups = pgTable(
  'groups',
  { orgId: organizationOf(), id: text().notNull(), name: text().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    uniqueIndex('groups_name_unique').on(table.orgId, sql`lower(${table.name})`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  { orgId: organizationOf(), groupId: text().notNull(), uid: personOf(), isLeader: boolean().notNull().default(false) },
  (table) => [
    primaryKey({ columns: [table.orgId, table.groupId, table.uid] }),
    foreignKey({ columns: [table.orgId, table.groupId], foreignColumns: [groups.orgId, groups.id] }).onDelete(
      'cascade',
    ),
    index('group_members_of_person').on(table.orgId, table.uid),
  ],
);

/** What an organization tells its members on its portal. */
export const announcements = pgTable(
  'announcements',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    isPinned: boolean().notNull().default(false),
    /** Came with the organization's file, and goes with it. */
    isFromFile: boolean().notNull().default(false),
    /** The groups that see it; none for everybody. */
    groupIds: text().array().notNull().default([]),
    /** When members see it first: in the time to come for what is scheduled. */
    postedAt: moment().notNull(),
    endsAt: moment(),
    /** Null for what came from a file. */
    postedBy: text().references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('announcements_in_order').on(table.orgId, table.isPinned, table.postedAt, table.id),
  ],
);

/** When an address last got an invitation by mail, for a day: nobody gets many, and an organization sends no flood. */
export const inviteMails = pgTable(
  'invite_mails',
  { orgId: organizationOf(), email: text().notNull(), mailedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.orgId, table.email] }),
    index('invite_mails_by_time').on(table.orgId, table.mailedAt),
  ],
);

/** An invitation by email. Only the hash of its token is kept. */
export const invites = pgTable(
  'invites',
  {
    id: text().primaryKey(),
    orgId: organizationOf(),
    /** In lower case. */
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    role: roleColumn(),
    systemLevel: levelColumn(),
    jobRole: text().notNull().default(''),
    groupIds: text().array().notNull().default([]),
    invitedBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: text(),
  },
  (table) => [
    uniqueIndex('invites_open_unique')
      .on(table.orgId, table.email)
      .where(sql`accepted_at is null`),
    index('invites_to_address').on(table.email),
    index('invites_by_time').on(table.orgId, table.createdAt, table.id),
  ],
);

/** A table of people to invite, from its upload to its last mail. Its rows go when it has ended. */
export const inviteLists = pgTable(
  'invite_lists',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    /** Who made it, and whose name stands in the mails. */
    uid: personOf(),
    fileName: text().notNull(),
    state: text({ enum: ['draft', 'sending', 'waiting', 'done', 'cancelled'] })
      .notNull()
      .default('draft'),
    notes: jsonb().$type<InviteNote[]>().notNull().default([]),
    /** The language of mails to people without an account. */
    language: text({ enum: languages }).notNull(),
    rows: integer().notNull(),
    /** Lines up to this one are worked off. */
    lastLine: integer().notNull().default(0),
    done: integer().notNull().default(0),
    invited: integer().notNull().default(0),
    renewed: integer().notNull().default(0),
    mailedToday: integer().notNull().default(0),
    known: integer().notNull().default(0),
    problem: integer().notNull().default(0),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('invite_lists_by_time').on(table.orgId, table.createdAt),
    index('invite_lists_of_person').on(table.uid),
  ],
);

/** A row of such a table, as it was read and mended. */
export const inviteListRows = pgTable(
  'invite_list_rows',
  {
    orgId: organizationOf(),
    listId: text().notNull(),
    line: integer().notNull(),
    row: jsonb().$type<InviteDraftRow>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.listId, table.line] }),
    foreignKey({ columns: [table.orgId, table.listId], foreignColumns: [inviteLists.orgId, inviteLists.id] }).onDelete(
      'cascade',
    ),
  ],
);
