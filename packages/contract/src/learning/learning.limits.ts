/** The progress cache in the browser: at most so many users, entries at most so old (spec §9). */
export const PROGRESS_CACHE_USERS = 5;
export const PROGRESS_CACHE_MS = 7 * 24 * 3600 * 1000;
/** A video counts as watched from here on (product §3). */
export const WATCHED_SHARE = 0.9;
export const NOTE_LENGTH = 4000;
/** The largest `place` of a progress report, in characters of JSON. */
export const PLACE_LENGTH = 4000;
