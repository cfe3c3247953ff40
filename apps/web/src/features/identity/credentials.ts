import { z } from 'zod';

export const emailField = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address.')
  .pipe(z.email('Enter a whole e-mail address, such as name@hospital.org.').max(254));
/** Only that there is one: the provider's policy decides what a good one is. */
export const passwordField = z.string().min(1, 'Enter your password.').max(4096);
export const displayNameField = z.string().trim().max(100, 'Use at most 100 characters.');
