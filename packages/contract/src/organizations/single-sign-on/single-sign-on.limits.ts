/** Domains that one organization can prove. */
export const MOST_SIGN_ON_DOMAINS = 20;
/** Sign-ins that the log shows, and keeps, of one organization. */
export const SIGN_INS_SHOWN = 100;
/** Days after which a sign-in is taken out of the log. */
export const SIGN_INS_KEPT_DAYS = 90;
/** Groups into which new people can be put. */
export const MOST_SIGN_ON_GROUPS = 20;
