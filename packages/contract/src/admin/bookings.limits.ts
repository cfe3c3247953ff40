/** How long a demonstration lasts. */
export const BOOKING_MINUTES = 30;
/** How far ahead times are offered. */
export const BOOKING_DAYS_AHEAD = 14;
/** Nobody is asked to be there sooner. */
export const BOOKING_LEAD_HOURS = 18;

/** A form that comes back sooner than a person can fill it was filled by a program; one that comes later is stale. */
export const BOOKING_FORM_SECONDS = { least: 3, most: 4 * 60 * 60 };
/** Zero bits at which the hash of an answer to the form's challenge begins: about 16,000 tries for a browser. */
export const CHALLENGE_BITS = 14;

/** In 24 hours: demonstrations that one address asks for, and all together. */
export const BOOKINGS_PER_EMAIL = 3;
export const BOOKINGS_PER_DAY = 300;
/** From one network address in an hour. */
export const BOOKINGS_PER_ADDRESS = 10;

/** What was never confirmed is deleted after so many days. */
export const UNCONFIRMED_DAYS = 7;
