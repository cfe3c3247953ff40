import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignOnRefusal } from '@snapwell/contract/identity/federated-sign-in.schemas';
import type { ConnectionProblem } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';

/** What a test of the connection found, and what to do about it. */
export const problemWords: Record<ConnectionProblem, MessageDescriptor> = {
  'not-allowed': msg`This server may not ask that address: it isn't on the public internet, or not by https. Whoever runs this server can allow it.`,
  unreachable: msg`The issuer doesn't answer. Check the address.`,
  'not-a-provider': msg`Something answers there, but it isn't an OpenID provider. Check the address.`,
  'other-issuer': msg`The provider calls itself by another address. Use the issuer exactly as it names itself, for one tenant only.`,
  'not-supported': msg`The provider doesn't offer the authorization code flow. Switch it on there.`,
  'no-keys': msg`The provider's signing keys can't be read.`,
  'client-refused': msg`The provider doesn't know this client ID, or the secret is wrong or has expired.`,
};

/** Why somebody did not come in, for administrators. */
export const refusalWords: Record<SignOnRefusal, MessageDescriptor> = {
  'provider-unreachable': msg`The provider couldn't be reached.`,
  'provider-refused': msg`The provider didn't let the person in. Assign them to the application there.`,
  'token-invalid': msg`What the provider sent couldn't be trusted.`,
  'email-missing': msg`The provider sends no email address. Add the claim “email”.`,
  'email-not-verified': msg`The provider doesn't say that the address is verified.`,
  'foreign-domain': msg`The address isn't of a domain that you have proven.`,
  'subject-changed': msg`Another account of the provider has had this address. If it's the same person, let the new one in.`,
  'account-moved': msg`The person has changed their address here to a private one.`,
  'account-reserved': msg`The account runs the whole system. It never signs in this way.`,
  'account-disabled': msg`The account is disabled.`,
  'membership-deactivated': msg`The membership is deactivated.`,
  'members-full': msg`Your organization has as many members as it may have.`,
};
