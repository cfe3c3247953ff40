/** Profiles kept on this device are shown for this long (spec §9). */
export const PROFILE_CACHE_MS = 15 * 60_000;
/** One fetch of the base profile, and one of each organization's, within this time (spec §9). */
export const PROFILE_THROTTLE_MS = 10_000;
/** A base profile that is not there yet is asked for this often, this far apart (spec §9). */
export const NOT_FOUND_ATTEMPTS = 3;
export const NOT_FOUND_RETRY_MS = 1_000;
/** Wait before the one retry after a 401, with a fresh token (spec §9). */
export const UNAUTHORIZED_RETRY_MS = 2_000;
