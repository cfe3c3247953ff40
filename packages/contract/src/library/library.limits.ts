/** The largest archive of a library that can be uploaded, in bytes. */
export const LIBRARY_ARCHIVE_BYTES = 1024 * 1024 * 1024;
