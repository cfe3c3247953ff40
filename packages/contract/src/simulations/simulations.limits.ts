/** Most steps of one attempt; whoever goes round in circles begins anew. */
export const MOST_STEPS = 400;

/** Finished attempts listed of one simulation, newest first. */
export const ATTEMPTS_LISTED = 20;

/** Things said in one try of a draft; then it begins anew. */
export const TRY_STEPS = 60;
