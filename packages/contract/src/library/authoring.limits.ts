/** What a draft may come to, written as JSON; a file of the content format may have 1 MB. */
export const DRAFT_BYTES = 1024 * 1024;
/** Acts that are carried out together, and undone together. */
export const ACTS_AT_ONCE = 500;
/** The numbers before file names have three digits at most. */
export const ITEMS_IN_CHAPTER = 999;
/** The largest file that is added to an item: what the import takes. */
export const MEDIA_BYTES = 1024 * 1024 * 1024;
/** Places that a search over a module shows, and items that are changed together. */
export const MOST_PLACES = 1000;
export const MOST_REPLACED_ITEMS = 500;
