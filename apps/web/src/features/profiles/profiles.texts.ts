import { msg } from '@lingui/core/macro';

/** Shown when the failure has no words of its own (spec §4). */
export const PROFILE_FAILED = msg`Failed to load profile`;
/** Shown when the product's own API refuses a change of the profile without saying why (spec §8). */
export const SERVER_UPDATE_FAILED = msg`Failed to update profile on server`;
