/** What cannot be undone is done within this time of signing in, or after signing in again. */
export const RECENT_SIGN_IN_MS = 5 * 60 * 1000;
/** What shared screens say in place of a person who deleted their account. */
export const FORMER_MEMBER = 'Former member';
/** A picture elsewhere would make the browsers of everybody who sees it ask there. */
export const OWN_PICTURES_ONLY = /*i18n*/ 'Upload the picture first: addresses of other sites are not taken.';

/** An archive of an organization can be fetched this long. */
export const EXPORT_DAYS = 7;
/** Days in which the deletion of an organization can be taken back. */
export const DELETION_DAYS = 14;
