/** A key has to be made anew after a year at the latest. */
export const MOST_TOKEN_DAYS = 366;
/** Of one organization. */
export const MOST_WEBHOOKS = 20;
export const MOST_API_TOKENS = 50;
