/** Errors that a browser reports in one call. */
export const ERRORS_PER_CALL = 20;
