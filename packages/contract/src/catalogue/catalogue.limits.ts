/** What was last visited longer ago is no longer 'what's next' (spec §9). */
export const WHATS_NEXT_MS = 7 * 24 * 3600 * 1000;
/** Assignments and courses count as due soon from so many days before. */
export const DUE_SOON_DAYS = 14;
/** Modules whose progress is told at once: more than an assistant can be told of. */
export const PROGRESS_MODULES = 50;
/** Modules under way on the home screen: a row. */
export const HOME_MODULES = 3;
/** An item is new for so long after it was published. */
export const NEW_ITEM_DAYS = 30;
/** Items on the home screen, in each of its other sections. */
export const HOME_SECTION_SIZE = 6;
/** The shortest question that the search answers, in characters. */
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 200;
/** So many items it names when nobody says otherwise. */
export const SEARCH_HITS = 20;
