/** How long an ID token is good for, in seconds. */
export const ID_TOKEN_S = 3600;
/** Clocks may differ by this much, in seconds. */
export const CLOCK_TOLERANCE_S = 30;
/** A custom token may be at most this old, in seconds. */
export const CUSTOM_TOKEN_S = 3600;
export const LONGEST_UID = 128;
