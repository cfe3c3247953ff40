/** A sentence that the person may read; whatever else goes wrong is told as the specification's fallback. */
export class ReplyError extends Error {}
