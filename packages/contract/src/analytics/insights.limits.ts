/** A figure about answers or knowledge that rests on fewer people is not shown: it could name one of them. */
export const HIDDEN_BELOW = 5;
/** Who has not come by for so many days is at risk. */
export const AT_RISK_DAYS = 14;
/** A member is written to at most once in so many days, by whomever. */
export const NUDGE_PAUSE_DAYS = 7;
/** People of one nudge. */
export const NUDGES_PER_CALL = 200;
/** Days of one range, at most. */
export const LONGEST_RANGE_DAYS = 366;
/** Days that are shown when no range is named. */
export const DEFAULT_RANGE_DAYS = 30;
/** Figures of single people are kept for so many days; older days keep their totals only. */
export const KEPT_DAYS = 400;
/** Knowledge at risk looks so many days ahead. */
export const FORGETTING_DAYS = 14;
/** Below this chance somebody is likelier to have forgotten an answer than to know it. */
export const FORGOTTEN_BELOW = 0.5;
/** Rows of a list of people, the most pressing first. */
export const MOST_PEOPLE = 200;
/** Rows of a list of questions, items or rubric points. */
export const MOST_ROWS = 50;
