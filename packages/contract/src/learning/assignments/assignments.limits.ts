/** People or groups that one assignment names, at most. */
export const ADDRESSEES = 200;
/** Assignments that run in one organization at a time. */
export const ASSIGNMENTS_PER_ORGANIZATION = 200;
export const LONGEST_PERIOD_MONTHS = 120;
export const LONGEST_WINDOW_DAYS = 365;
export const LONGEST_GRACE_DAYS = 90;
export const EXCEPTION_REASON_LENGTH = 200;
/** Nobody is woken: mails go out from the first hour on and before the second, by the person's clock. */
export const REMINDING_HOURS = { from: 7, until: 20 } as const;
