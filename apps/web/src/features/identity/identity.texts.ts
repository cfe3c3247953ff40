import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** The sentences of the spec's catalogue (§8) for signing in and for the account. */
export const identityMessages = {
  registrationFailed: msg`Failed to register account with server`,
  notRegistered: msg`Your account is not properly registered with our service.`,
  unreachable: msg`Failed to connect to account services. Please try again later.`,
  googleRegistrationFailed: msg`Failed to register Google account with our service.`,
  signUpFailed: msg`Failed to sign up`,
  signInFailed: msg`Failed to sign in`,
  googleFailed: msg`Failed to sign in with Google`,
  updateFailed: msg`Failed to update profile`,
  googleIncomplete: msg`Failed to complete Google sign-in. Please try again.`,
  googleRedirectFailed: msg`Google sign-in redirect failed. Please check if this domain is authorized in the provider's console.`,
  googleDomain: msg`This domain is not authorized for Google sign-in. Please contact support.`,
  googleUnsupported: msg`Google sign-in is not supported in this environment. Please ensure you're using HTTPS.`,
} as const;

/** What the identity library's codes mean, in words. Its own messages are never shown. */
export const sdkMessages: Readonly<Record<string, MessageDescriptor>> = {
  'auth/invalid-credential': msg`The email address or the password isn't right.`,
  'auth/wrong-password': msg`The email address or the password isn't right.`,
  'auth/user-not-found': msg`The email address or the password isn't right.`,
  'auth/invalid-email': msg`Enter a whole email address, such as name@hospital.org.`,
  'auth/missing-email': msg`Enter your email address.`,
  'auth/missing-password': msg`Enter your password.`,
  'auth/email-already-in-use': msg`You already have an account with this email. Sign in instead.`,
  'auth/weak-password': msg`This password is too easy to guess: it's short, common or your own address. Choose another.`,
  'auth/password-does-not-meet-requirements': msg`This password doesn't meet all the rules yet.`,
  'auth/too-many-requests': msg`Too many attempts. Wait a few minutes, or reset your password: that lets you in right away.`,
  'auth/quota-exceeded': msg`Too many attempts. Wait a few minutes and try again.`,
  'auth/user-disabled': msg`This account has been disabled. Ask the people who run your organization.`,
  'auth/user-token-expired': msg`You've been signed out. Sign in again.`,
  'auth/network-request-failed': msg`We can't reach the sign-in service. Check your connection and try again.`,
  'auth/expired-action-code': msg`This link has expired. Ask for a new one.`,
  'auth/invalid-action-code': msg`This link was used before or isn't complete. Ask for a new one.`,
  'auth/requires-recent-login': msg`It has been a while: enter your password again.`,
  'auth/user-mismatch': msg`This is another account than the one you are signed in with.`,
  'auth/multi-factor-auth-required': msg`This account asks for a second factor, which we can't ask for here. Ask the people who run your organization.`,
  'auth/account-exists-with-different-credential': msg`You've signed in with a password before. Sign in with it.`,
  'auth/credential-already-in-use': msg`This Google account belongs to another account here.`,
  'auth/operation-not-allowed': msg`This way to sign in is switched off.`,
  'auth/admin-restricted-operation': msg`New accounts are made by the people who run your organization.`,
  'auth/unauthorized-continue-uri': msg`This address may not be used for sign-in links.`,
};

const wrongPassword = msg`This password isn't right.`;

/** The same where only the password is asked for. */
export const reEnterMessages: Readonly<Record<string, MessageDescriptor>> = {
  'auth/invalid-credential': wrongPassword,
  'auth/wrong-password': wrongPassword,
};
