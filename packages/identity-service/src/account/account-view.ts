import type { Account, Federation } from './accounts.repository.ts';

/** Says that there is a password without telling anything of it. */
const REDACTED = 'UkVEQUNURUQ=';

/** One entry for each way into the account; a link in a mail counts as the password's. */
export function providersOf(account: Account, federations: readonly Federation[]) {
  const providers = federations.map(({ providerId, subject, email, displayName, photoUrl }) => ({
    providerId,
    rawId: subject,
    federatedId: subject,
    ...present({ email, displayName, photoUrl }),
  }));
  const { email, displayName, photoUrl } = account;
  if (!email || !(account.passwordHash || account.hasEmailLink)) return providers;
  return [
    ...providers,
    { providerId: 'password', rawId: email, federatedId: email, ...present({ email, displayName, photoUrl }) },
  ];
}

/** The account as a look-up answers it. */
export function viewOf(account: Account, federations: readonly Federation[]) {
  const { uid, email, displayName, photoUrl, createdAt, lastSignInAt } = account;
  const lastSignIn = lastSignInAt ?? createdAt;
  return {
    localId: uid,
    ...present({ email, displayName, photoUrl }),
    emailVerified: account.isEmailVerified,
    ...(account.passwordHash && { passwordHash: REDACTED }),
    ...(account.passwordChangedAt && { passwordUpdatedAt: account.passwordChangedAt.getTime() }),
    providerUserInfo: providersOf(account, federations),
    validSince: String(Math.floor(account.validSince.getTime() / 1000)),
    ...(account.isDisabled && { disabled: true }),
    createdAt: String(createdAt.getTime()),
    lastLoginAt: String(lastSignIn.getTime()),
    lastRefreshAt: lastSignIn.toISOString(),
    ...(account.hasCustomToken && { customAuth: true }),
    ...(account.hasEmailLink && { emailLinkSignin: true }),
  };
}

/** Leaves out what is not there: the protocol has no nulls. */
function present<T extends Record<string, string | null>>(values: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: string;
  };
}
