/** Shown when the product's own API refuses a change of the profile without saying why (spec §8). */
export const SERVER_UPDATE_FAILED = 'Failed to update profile on server';
