/** The daily welcome dialog: points count up, the streak pops (spec §9). */
export const WELCOME_COUNT_UP_MS = 1500;
export const WELCOME_STREAK_POP_MS = 800;

/** How long a lost streak can be brought back, and how many finished things that takes. */
export const STREAK_REPAIR_MS = 48 * 60 * 60 * 1000;
export const STREAK_REPAIR_THINGS = 3;
/** A streak shorter than this is not worth a repair. */
export const STREAK_REPAIR_LEAST = 2;

/** Learners in a weekly league, and how many of them move up and down. */
export const LEAGUE_SIZE = 25;
export const LEAGUE_MOVES = 5;

/** When somebody is reminded of their streak unless they choose another hour: three hours before midnight. */
export const REMINDER_HOUR = 21;

/** Days that one request for the calendar may span: a leap year and its edges. */
export const CALENDAR_DAYS = 400;

/** Largest gain that one thing may be worth, so that totals stay far below what the database can count. */
export const MOST_POINTS = 10_000;

/** Days that a preview of other rules looks back, and the people it names. */
export const PREVIEW_DAYS = 30;
export const PREVIEW_PEOPLE = 10;

/** A group of fewer people has no house of its own: a lit window would say who learned. */
export const HOUSE_MEMBERS = 3;
