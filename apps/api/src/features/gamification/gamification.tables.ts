import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, orgId } from '#platform/database/sql/columns.ts';

const day = () => date({ mode: 'string' });

/** What an organization pays, in versions; the newest holds. Version 0 are the defaults and has no row. */
export const pointRuleVersions = pgTable(
  'point_rule_versions',
  {
    orgId: orgId(),
    version: integer().notNull(),
    rules: jsonb().$type<PointRules>().notNull(),
    madeBy: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.version] })],
);

/**
 * Everything ever earned, append-only. A mistake is taken back by a counter-entry (`source` reversal), never by a
 * change.
 */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    orgId: orgId(),
    id: text().notNull(),
    uid: text().notNull(),
    source: text().$type<PointSource>().notNull(),
    /** Names the thing earned: unique for a person and source, so that nothing is paid twice. */
    sourceId: text().notNull(),
    /** The quiz or simulation of an attempt; else the same as `sourceId`. */
    thingId: text().notNull(),
    points: integer().notNull(),
    /** The person's own calendar day. */
    day: day().notNull(),
    /** The organization's calendar day: decides the week and the month of the leaderboards. */
    countedOn: day().notNull(),
    earnedAt: moment().notNull(),
    rulesVersion: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    unique('points_ledger_once').on(table.orgId, table.uid, table.source, table.sourceId),
    index().on(table.orgId, table.uid, table.source, table.thingId),
    index().on(table.orgId, table.uid, table.day),
    index().on(table.orgId, table.uid, table.earnedAt, table.id),
  ],
);

/**
 * A person's points and streak in an organization: a projection of the ledger and of `streak_events`, and the row
 * that is locked.
 */
export const memberStandings = pgTable(
  'member_standings',
  {
    orgId: orgId(),
    uid: text().notNull(),
    snapPoints: integer().notNull().default(0),
    /** False for somebody who left or was deactivated: they keep their points and are on no leaderboard. */
    isRanked: boolean().notNull().default(true),
    currentStreak: integer().notNull().default(0),
    bestStreak: integer().notNull().default(0),
    freezes: integer().notNull().default(0),
    lastDay: day(),
    seenDay: day(),
    lastTimezone: text(),
    lastDayStartHour: smallint(),
    lostStreak: integer(),
    lostDay: day(),
    lostAt: moment(),
    repairedIn: text(),
    /** The last day the person came by, also on leave, and the last one whose greeting they closed. */
    visitedOn: day(),
    greetedOn: day(),
    /** The week (its Monday) of the person's last league, and how high that was. */
    leagueWeek: day(),
    leagueTier: smallint().notNull().default(0),
    /** False for somebody who wants no league. */
    isInLeague: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid] }), index().on(table.orgId, table.snapPoints, table.uid)],
);

/**
 * What streaks are made of, append-only, with everything the fold needs, so that a streak can be proved years later.
 */
export const streakEvents = pgTable(
  'streak_events',
  {
    orgId: orgId(),
    uid: text().notNull(),
    kind: text({ enum: ['day', 'repair'] }).notNull(),
    day: day().notNull(),
    at: moment().notNull(),
    /** The place among the events of the same moment: two devices may come by in one millisecond. */
    place: smallint().notNull().default(0),
    timezone: text().notNull(),
    dayStartHour: smallint().notNull(),
    neutralDays: day().array().notNull(),
    rulesVersion: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.at, table.place] })],
);

/** Points by day and what the day was for the streak: the calendar. */
export const memberDays = pgTable(
  'member_days',
  {
    orgId: orgId(),
    uid: text().notNull(),
    day: day().notNull(),
    points: integer().notNull().default(0),
    mark: text({ enum: ['visited', 'frozen', 'repaired'] }),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.day] })],
);

/** How often a person earned from a source: what badges are given by. */
export const memberTallies = pgTable(
  'member_tallies',
  { orgId: orgId(), uid: text().notNull(), source: text().$type<PointSource>().notNull(), times: integer().notNull() },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.source] })],
);

export const memberBadges = pgTable(
  'member_badges',
  { orgId: orgId(), uid: text().notNull(), badge: text().notNull(), earnedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.badge] })],
);

/** Points of a week (`w:` and its Monday) or a month (`m:` and its first day). */
export const periodScores = pgTable(
  'period_scores',
  { orgId: orgId(), board: text().notNull(), uid: text().notNull(), points: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.orgId, table.board, table.uid] }),
    index().on(table.orgId, table.board, table.points, table.uid),
  ],
);

/**
 * How many people of a board have how many points, in buckets of 1, 32, 1,024 and 32,768 (`level` is the shift).
 * Board `all` or a period.
 */
export const rankHistogram = pgTable(
  'rank_histogram',
  {
    orgId: orgId(),
    board: text().notNull(),
    level: smallint().notNull(),
    bucket: integer().notNull(),
    people: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.board, table.level, table.bucket] })],
);

/** Changes of points that the histogram does not hold yet. Appending never waits for anybody. */
export const rankDeltas = pgTable(
  'rank_deltas',
  {
    orgId: orgId(),
    board: text().notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    oldPoints: integer(),
    newPoints: integer(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.board, table.id] })],
);

/**
 * When an organization's histograms were copied last, for 'places gained since yesterday': the copies are boards with
 * a `~` behind.
 */
export const rankSnapshots = pgTable('rank_snapshots', {
  orgId: orgId().primaryKey(),
  takenOn: day().notNull(),
  takenAt: moment().notNull(),
});

/** The leagues of a week (its Monday), and how full they are. */
export const leagues = pgTable(
  'leagues',
  {
    orgId: orgId(),
    week: day().notNull(),
    tier: smallint().notNull(),
    pace: smallint().notNull(),
    number: integer().notNull(),
    seats: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.week, table.tier, table.pace, table.number] })],
);

/** Who sits in which league. */
export const leagueSeats = pgTable(
  'league_seats',
  {
    orgId: orgId(),
    week: day().notNull(),
    uid: text().notNull(),
    tier: smallint().notNull(),
    pace: smallint().notNull(),
    number: integer().notNull(),
    /** Where the person came from: 1 up, -1 down, 0 stayed; null in their first league. */
    came: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.week, table.uid] }),
    index().on(table.orgId, table.week, table.tier, table.pace, table.number),
  ],
);

/**
 * Who wants to be told that their streak ends today. `nextAt` is when to look at them next; null while both ways are
 * off.
 */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    orgId: orgId(),
    uid: text().notNull(),
    isPushOn: boolean().notNull().default(false),
    isMailOn: boolean().notNull().default(false),
    hour: smallint().notNull(),
    nextAt: moment(),
    remindedOn: day(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid] }), index().on(table.nextAt)],
);

/** Browsers that take push messages. A browser belongs to whoever signed in there last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    endpoint: text().primaryKey(),
    uid: text().notNull(),
    p256dh: text().notNull(),
    authSecret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.uid, table.createdAt)],
);
