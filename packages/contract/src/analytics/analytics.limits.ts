/** Events of one call. */
export const EVENTS_PER_CALL = 50;
/** Of strangers' visits the page views of one in so many are kept; what members do, and steps, are all kept. */
export const STRANGER_VISITS_PER_KEPT = 4;
