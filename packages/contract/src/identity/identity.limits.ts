/** How long after a sign-in an account may still do what needs a fresh one (password, address, deletion). */
export const RECENT_SIGN_IN_MS = 5 * 60_000;
