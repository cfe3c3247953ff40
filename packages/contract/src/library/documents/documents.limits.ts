const MEGABYTE = 1024 * 1024;

/** The largest document that can be uploaded, in bytes. */
export const DOCUMENT_BYTES = 100 * MEGABYTE;
/** Text that is pasted, in characters. */
export const PASTED_CHARACTERS = 500_000;
export const DOCUMENT_PAGES = 500;
export const DOCUMENT_PICTURES = 300;
/** Headings, sentences, list items, rows of tables. */
export const DOCUMENT_LINES = 15_000;
/** What a Word or PowerPoint file may unpack to, and the XML in it. */
export const UNPACKED_BYTES = 400 * MEGABYTE;
export const UNPACKED_XML_BYTES = 24 * MEGABYTE;
/** How long the reading of one document may take. */
export const READING_MS = 55_000;
/** An item of five minutes has about so many words. */
export const WORDS_PER_MINUTE = 200;
