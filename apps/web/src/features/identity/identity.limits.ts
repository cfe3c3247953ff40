/**
 * A cached token is used until this long before it expires; one that cannot be read counts as expiring after it (spec
 * §9).
 */
export const TOKEN_MARGIN_MS = 5 * 60_000;
/**
 * Wait before the one retry of a call that was answered with 401: a new account may not be known everywhere yet (spec
 * §9).
 */
export const UNAUTHORIZED_RETRY_MS = 2_000;
/** Wait after a redirect sign-in, before the profile is fetched (spec §9). */
export const AFTER_REDIRECT_MS = 1_500;
/** The popup of the federated sign-in (spec §9). */
export const POPUP_SIZE = { width: 500, height: 600 } as const;
/** How often an open popup is looked at, to release the button once it is closed. */
export const POPUP_POLL_MS = 500;
/** A popup that nobody finished is given up. */
export const POPUP_TIMEOUT_MS = 10 * 60_000;
