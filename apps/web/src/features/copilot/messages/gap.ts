/** After this long a part of the conversation begins anew. */
export const GAP_MS = 3_600_000;
