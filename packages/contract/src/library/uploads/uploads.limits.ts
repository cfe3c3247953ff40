/** A part of an upload: 34 kB a second bring it within the time that a browser waits. */
export const PART_BYTES = 4 * 1024 * 1024;
/** Uploads of one author that are under way at once, in one organization. */
export const UPLOADS_AT_ONCE = 10;
/** An upload that no part has come for is forgotten after this. */
export const UPLOAD_HOURS = 48;
