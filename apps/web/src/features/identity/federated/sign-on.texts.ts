import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FederatedError } from '@snapwell/contract/identity/federated-sign-in.schemas';

export const signOnFailed = msg`Signing in with your organization didn't work. Try again, or tell the people who run it.`;

/** Why an organization's sign-in did not work, for the person who tried. */
export const signOnMessages: Readonly<Record<FederatedError, MessageDescriptor>> = {
  'user-cancelled': signOnFailed,
  'state-mismatch': msg`This sign-in took too long or was begun in another window. Try again.`,
  'unauthorized-domain': msg`Single sign-on doesn't work at this address. Open the usual address of this site.`,
  'not-configured': msg`Your organization has switched its sign-in off. Sign in another way.`,
  failed: signOnFailed,
  'provider-unreachable': msg`Your organization's sign-in can't be reached right now. Try again in a few minutes.`,
  'provider-refused': msg`Your organization's sign-in didn't let you in. Ask your IT whether you have access to this site.`,
  'token-invalid': msg`Your organization's sign-in sent something that can't be trusted. Tell the people who run it.`,
  'email-missing': msg`Your organization's sign-in didn't send your email address. Tell the people who run it.`,
  'email-not-verified': msg`Your organization's sign-in doesn't say that your email address is verified. Tell the people who run it.`,
  'foreign-domain': msg`Your email address isn't of a domain of this organization. Sign in with your work account.`,
  'subject-changed': msg`Your work account is another one than before. Ask the people who run your organization to let the new one in.`,
  'account-moved': msg`Your account here has a private email address now. Sign in with that one.`,
  'account-reserved': msg`This account runs the whole system. Sign in with its password.`,
  'account-disabled': msg`This account has been disabled. Ask the people who run your organization.`,
  'membership-deactivated': msg`Your membership here was deactivated. Ask the people who run your organization.`,
  'members-full': msg`This organization has as many members as it may have. Ask the people who run it.`,
};

/** The same where the identity service says it. */
export const signOnCodes: Readonly<Record<string, MessageDescriptor>> = {
  'auth/invalid-credential': signOnMessages['token-invalid'],
  'auth/operation-not-allowed': signOnMessages['not-configured'],
  'auth/email-missing': signOnMessages['email-missing'],
  'auth/email-not-verified': signOnMessages['email-not-verified'],
  'auth/foreign-domain': signOnMessages['foreign-domain'],
  'auth/subject-changed': signOnMessages['subject-changed'],
  'auth/account-moved': signOnMessages['account-moved'],
  'auth/account-reserved': signOnMessages['account-reserved'],
  'auth/membership-deactivated': signOnMessages['membership-deactivated'],
};
