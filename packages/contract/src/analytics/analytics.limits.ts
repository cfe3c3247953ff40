/** Events of one call. */
export const EVENTS_PER_CALL = 50;
