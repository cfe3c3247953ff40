/** A check of the services covers so long: one cell of the strip on the panel. */
export const HEALTH_SLOT_MINUTES = 5;
/** Cells of a strip: six hours. */
export const HEALTH_SLOTS = 72;
/** Hours that the list of errors shows of each. */
export const ERROR_HOURS = 24;
/** Days of which an error's tallies are kept. */
export const ERROR_DAYS = 30;
export const NOTICE_LENGTH = 300;
/** How long things may be kept, in days. */
export const RETENTION_DAYS = { least: 7, most: 3650 } as const;
