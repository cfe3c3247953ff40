/** An email invitation works this long (product §2). */
export const INVITE_DAYS = 14;
/** Rows of one call that invites people. */
export const INVITES_PER_CALL = 200;
/** Invitations of an organization that are still open. */
export const OPEN_INVITES_PER_ORGANIZATION = 5000;

export const ORGANIZATION_NAME_LENGTH = 80;
export const ORGANIZATION_SUMMARY_LENGTH = 300;
export const JOIN_DOMAINS = 20;
export const ASSISTANT_INSTRUCTIONS_LENGTH = 4000;
/** Organizations that one person may create. */
export const ORGANIZATIONS_PER_CREATOR = 10;
/** Organizations that one person may belong to. */
export const MEMBERSHIPS_PER_PERSON = 100;

export const GROUPS_PER_ORGANIZATION = 500;
export const GROUP_NAME_LENGTH = 60;
/** People put into or taken out of a group by one call. */
export const GROUP_CHANGES_PER_CALL = 200;

export const ANNOUNCEMENTS_PER_ORGANIZATION = 200;
export const ANNOUNCEMENT_TITLE_LENGTH = 120;
export const ANNOUNCEMENT_LENGTH = 2000;

export const JOB_ROLE_LENGTH = 80;
export const STATUS_TEXTS = {
  active: /*i18n*/ 'Active',
  away: /*i18n*/ 'Away',
  on_leave: /*i18n*/ 'On leave',
} as const;

/** The largest picture that can be uploaded. It is stored as a square of this side. */
export const PICTURE_BYTES = 8 * 1024 * 1024;
export const PICTURE_SIDE_PX = 512;
