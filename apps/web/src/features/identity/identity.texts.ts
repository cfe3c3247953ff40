/** The sentences of the spec's catalogue (§8) for signing in and for the account. */
export const identityMessages = {
  registrationFailed: 'Failed to register account with server',
  notRegistered: 'Your account is not properly registered with our service.',
  unreachable: 'Failed to connect to account services. Please try again later.',
  googleRegistrationFailed: 'Failed to register Google account with our service.',
  signUpFailed: 'Failed to sign up',
  signInFailed: 'Failed to sign in',
  googleFailed: 'Failed to sign in with Google',
  logOutFailed: 'Failed to log out',
  updateFailed: 'Failed to update profile',
  googleIncomplete: 'Failed to complete Google sign-in. Please try again.',
  googleRedirectFailed:
    "Google sign-in redirect failed. Please check if this domain is authorized in the provider's console.",
  googleDomain: 'This domain is not authorized for Google sign-in. Please contact support.',
  googleUnsupported: "Google sign-in is not supported in this environment. Please ensure you're using HTTPS.",
} as const;

/** What the identity library's codes mean, in words. Its own messages are never shown. */
export const sdkMessages: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The email address or the password is not right.',
  'auth/wrong-password': 'The email address or the password is not right.',
  'auth/user-not-found': 'The email address or the password is not right.',
  'auth/invalid-email': 'Enter a whole email address, such as name@hospital.org.',
  'auth/missing-email': 'Enter your email address.',
  'auth/missing-password': 'Enter your password.',
  'auth/email-already-in-use': 'You already have an account with this email. Sign in instead.',
  'auth/weak-password': "This password is too easy to guess: it's short, common or your own address. Choose another.",
  'auth/password-does-not-meet-requirements': 'This password does not meet all the rules yet.',
  'auth/too-many-requests':
    'Too many attempts. Wait a few minutes, or reset your password: that lets you in right away.',
  'auth/quota-exceeded': 'Too many attempts. Wait a few minutes and try again.',
  'auth/user-disabled': 'This account has been disabled. Ask the people who run your organization.',
  'auth/user-token-expired': 'You have been signed out. Sign in again.',
  'auth/network-request-failed': 'The sign-in service does not answer. Check your connection and try again.',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link was used before or is not complete. Ask for a new one.',
  'auth/requires-recent-login': 'It has been a while: enter your password again.',
  'auth/user-mismatch': 'This is another account than the one you are signed in with.',
  'auth/multi-factor-auth-required':
    'This account asks for a second factor, which this application cannot ask for. Ask the people who run your organization.',
  'auth/account-exists-with-different-credential': 'You have signed in with a password before. Sign in with it.',
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/operation-not-allowed': 'This way to sign in is switched off.',
  'auth/admin-restricted-operation': 'New accounts are made by the people who run your organization.',
  'auth/unauthorized-continue-uri': 'This address may not be used for sign-in links.',
};

const wrongPassword = "This password isn't right.";

/** The same where only the password is asked for. */
export const reEnterMessages: Readonly<Record<string, string>> = {
  'auth/invalid-credential': wrongPassword,
  'auth/wrong-password': wrongPassword,
};
