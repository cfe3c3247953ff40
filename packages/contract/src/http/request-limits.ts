/** Requests a caller (the account, or the address for strangers) may make in one minute, by budget. */
export const REQUESTS_PER_MINUTE = { read: 600, write: 120, upload: 20 } as const;

/** Largest JSON body, in bytes. */
export const JSON_BODY_BYTES = 256 * 1024;
