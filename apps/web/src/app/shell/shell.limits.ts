/** The header appears this long after the page (spec §2). Its room is kept from the start, so nothing moves. */
export const HEADER_DELAY_MS = 300;
