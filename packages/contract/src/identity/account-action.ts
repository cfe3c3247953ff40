import { z } from 'zod';

/** Path of the screen that the links in account mails open. The SDK understands the same links. */
export const ACCOUNT_ACTION_PATH = '/auth/action';

/**
 * The query of such a link: `signIn` finishes the sign-in by mail, `resetPassword` asks for a new password,
 * `verifyEmail`, `verifyAndChangeEmail` and `recoverEmail` are applied (`applyActionCode`).
 */
export const accountAction = z.object({
  mode: z.enum(['signIn', 'resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: z.string().min(1).max(200),
  apiKey: z.string(),
  lang: z.string(),
  continueUrl: z.string().optional(),
});
export type AccountAction = z.output<typeof accountAction>;
export type AccountActionMode = AccountAction['mode'];
