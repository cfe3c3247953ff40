/** What was last visited longer ago is no longer 'what's next' (spec §9). */
export const WHATS_NEXT_MS = 7 * 24 * 3600 * 1000;

/** The progress cache in the browser: at most so many users, entries at most so old (spec §9). */
export const PROGRESS_CACHE_USERS = 5;
export const PROGRESS_CACHE_MS = 7 * 24 * 3600 * 1000;

/** A video counts as watched from here on (product §3). */
export const WATCHED_SHARE = 0.9;

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
/** So many items it names when nobody says otherwise. */
export const SEARCH_HITS = 20;

export const NOTE_LENGTH = 4000;

/** The largest `place` of a progress report, in characters of JSON. */
export const PLACE_LENGTH = 4000;

/** The largest archive of a library that can be uploaded, in bytes. */
export const LIBRARY_ARCHIVE_BYTES = 1024 * 1024 * 1024;
