import { type PasswordPolicy, validatePassword } from '@firebase/auth';
import { auth } from '../session/auth-sdk.ts';

/** The identity provider's policy. The library reads it once; null while it cannot be read. */
export async function readPasswordPolicy(): Promise<PasswordPolicy | null> {
  try {
    return (await validatePassword(auth(), '')).passwordPolicy;
  } catch {
    return null;
  }
}
