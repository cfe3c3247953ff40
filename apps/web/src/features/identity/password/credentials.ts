import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

export const emailField = z.pipe(
  z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter your email address.` })),
  z.email({ error: () => t`Enter a whole email address, such as name@hospital.org.` }).check(z.maxLength(254)),
);
/** Only that there is one: the provider's policy decides what a good one is. */
export const passwordField = z
  .string()
  .check(z.minLength(1, { error: () => t`Enter your password.` }), z.maxLength(4096));
export const displayNameField = z
  .string()
  .check(z.trim(), z.maxLength(100, { error: () => t`Use at most 100 characters.` }));
