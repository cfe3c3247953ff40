/** An email invitation works this long (product §2). */
export const INVITE_DAYS = 14;
/** Rows of one call that invites people. */
export const INVITES_PER_CALL = 200;
/** Rows of a table of people to invite. */
export const INVITE_LIST_ROWS = 10_000;
export const INVITE_LIST_BYTES = 5 * 1024 * 1024;
/** Rows to mend that are shown at once. */
export const ROWS_TO_MEND_SHOWN = 100;
/** Invitations of an organization that are still open. */
export const OPEN_INVITES_PER_ORGANIZATION = 20_000;

export const ORGANIZATION_NAME_LENGTH = 80;
export const ORGANIZATION_SUMMARY_LENGTH = 300;
/** Other sites that may show an organization's public items in their pages. */
export const EMBED_ORIGINS = 20;
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
/** Groups that one announcement may be for. */
export const ANNOUNCEMENT_GROUPS = 50;

/** Members changed by one call. */
export const MEMBERS_PER_ACT = 200;
/** Who has not been here for so many days needs a word. */
export const UNSEEN_DAYS = 14;
/** More time for timed quizzes, in percent. */
export const EXTRA_TIMES = [0, 25, 50, 100] as const;

export const JOB_ROLE_LENGTH = 80;
export const STATUS_TEXTS = {
  active: /*i18n*/ 'Active',
  away: /*i18n*/ 'Away',
  on_leave: /*i18n*/ 'On leave',
} as const;

/** The largest picture that can be uploaded. It is stored as a square of this side. */
export const PICTURE_BYTES = 8 * 1024 * 1024;
export const PICTURE_SIDE_PX = 512;
