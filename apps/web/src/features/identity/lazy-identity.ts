import type { PasswordPolicy } from '@firebase/auth';
import type { NewAccount } from './sign-up/sign-up.ts';

// What the screens of signing in do with the identity library, which comes when they do it.

/** Fetches the library while somebody begins to type, so that signing in does not wait for it. */
export const prepareIdentity = (): void => void import('./sign-in/sign-in.ts').catch(() => undefined);

export const signIn = async (credentials: { email: string; password: string }): Promise<void> =>
  (await import('./sign-in/sign-in.ts')).signIn(credentials);
export const signUp = async (account: NewAccount): Promise<void> =>
  (await import('./sign-up/sign-up.ts')).signUp(account);
export const readPasswordPolicy = async (): Promise<PasswordPolicy | null> =>
  (await import('./password/password-policy.ts')).readPasswordPolicy();
