import { z } from 'zod';
import { timestamp } from '../http/ids.ts';

/** The streak as the organization profile shows it (spec §3). */
export const dailyStreakInfo = z.object({
  current_streak: z.number().int(),
  max_streak: z.number().int(),
  points_earned_today: z.number().int(),
  /** True from the first visit of the day until the greeting is closed. */
  is_first_visit_today: z.boolean(),
  /** What the streak itself paid today. */
  streak_bonus_points: z.number().int(),
  next_streak_bonus: z.number().int(),
  days_until_next_bonus: z.number().int(),
});
export type DailyStreakInfo = z.output<typeof dailyStreakInfo>;

/**
 * `neutral`: a day off, leave, or a day before the first one that counted. `repaired`: missed, and brought back by a
 * catch-up set.
 */
export const dayMark = z.enum(['visited', 'frozen', 'repaired', 'neutral', 'missed', 'to_come']);
export type DayMark = z.output<typeof dayMark>;

/** One of the seven dots of the current week, Monday first. */
export const weekDay = z.object({
  day: z.iso.date(),
  mark: dayMark,
  is_today: z.boolean(),
  /** What the streak will pay on this day when no day is missed before; null when nothing. */
  bonus_points: z.number().int().nullable(),
});
export type WeekDay = z.output<typeof weekDay>;

/** A streak that ended and can still be brought back. */
export const streakRepair = z.object({
  streak: z.number().int(),
  until: timestamp,
  /** Things finished since it ended, and how many it takes. */
  things_done: z.number().int(),
  things_needed: z.number().int(),
});
export type StreakRepair = z.output<typeof streakRepair>;

/** What a person holds in an organization: points, rank, streak. */
export const standing = z.object({
  snap_points: z.number().int(),
  /** Null when it was not asked for. */
  snap_points_rank: z.number().int().nullable(),
  daily_streak_info: dailyStreakInfo,
  streak_freezes: z.number().int(),
  streak_week: z.array(weekDay),
  streak_repair: streakRepair.nullable(),
});
export type MemberStats = z.output<typeof standing>;

/** A day of the calendar heat map. Days on which nothing happened are left out. */
export const calendarDay = z.object({
  day: z.iso.date(),
  points: z.number().int(),
  mark: z.enum(['visited', 'frozen', 'repaired']).nullable(),
});
export type CalendarDay = z.output<typeof calendarDay>;

/** Days on leave, the first and the last. */
export const leaveDays = z.object({ from: z.iso.date(), through: z.iso.date() });
export type LeaveDays = z.output<typeof leaveDays>;
