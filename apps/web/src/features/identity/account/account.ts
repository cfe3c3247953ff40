import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { contractText } from '#platform/locale/locale.ts';
import {
  deleteUser,
  EmailAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  updatePassword,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { clientMessages } from '@snapwell/contract/http/client-messages';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import { paths } from '#platform/paths.ts';
import { auth } from '../session/auth-sdk.ts';
import { openFederatedPopup } from '../federated/federated-popup.ts';
import { IdentityError, inWords } from '../identity-error.ts';
import { identityMessages, reEnterMessages } from '../identity.texts.ts';
import { publish } from '../session/session-watch.ts';
import { clearToken } from '../session/token.ts';

/** What the settings show of the sign-in account. */
export interface IdentityAccount {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
  readonly isFederated: boolean;
}

/** The account as the provider has it now. */
export async function readAccount(): Promise<IdentityAccount> {
  const user = me();
  // Without a connection what is known stands.
  await reload(user).catch(() => undefined);
  const providers = new Set(user.providerData.map(({ providerId }) => providerId));
  return {
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
    hasPassword: providers.has(EmailAuthProvider.PROVIDER_ID),
    isFederated: providers.has(FEDERATED_PROVIDER_ID),
  };
}

/** Proves once more who is there: needed before a password, an address or the whole account changes. */
export async function reEnterPassword(password: string): Promise<void> {
  const user = me();
  await inWords(
    t`The password couldn't be checked. Try again.`,
    () => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    reEnterMessages,
  );
  clearToken();
}

/** The same for an account without a password: the federated provider asks. */
export async function reEnterGoogle(): Promise<void> {
  const user = me();
  const { idToken, rawNonce } = await openFederatedPopup();
  await inWords(i18n._(identityMessages.googleFailed), () =>
    reauthenticateWithCredential(user, new OAuthProvider(FEDERATED_PROVIDER_ID).credential({ idToken, rawNonce })),
  );
  clearToken();
}

export async function changePassword(password: string): Promise<void> {
  await inWords(t`The password couldn't be changed. Try again.`, () => updatePassword(me(), password));
  clearToken();
}

/** Sends a link to the new address; the account changes when it is opened. */
export function changeEmail(email: string): Promise<void> {
  return inWords(t`The email couldn't be sent. Try again in a moment.`, () =>
    verifyBeforeUpdateEmail(me(), email, { url: location.origin + paths.config }),
  );
}

/** Changes the name with the identity provider, so that new tokens carry it. */
export async function changeDisplayName(displayName: string): Promise<void> {
  await inWords(i18n._(identityMessages.updateFailed), () => updateProfile(me(), { displayName }));
  publish(auth().currentUser);
}

/** Deletes the sign-in account; the product's own record is deleted by the API before. */
export function deleteSignIn(): Promise<void> {
  return inWords(t`The account couldn't be deleted. Try again.`, () => deleteUser(me()));
}

function me(): User {
  const user = auth().currentUser;
  if (!user) throw new IdentityError(contractText(clientMessages.noUser), 'no_user');
  return user;
}
