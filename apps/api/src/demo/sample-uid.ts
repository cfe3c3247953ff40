import { demoAccounts } from '@snapwell/demo-library/demo-accounts';

/** The same address has the same id on every machine; the accounts that are shown have short ones. */
export function sampleUid(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.uid ?? `demo-${email.replaceAll(/[^a-z0-9]+/g, '-')}`;
}
