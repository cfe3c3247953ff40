// The unmodified sign-in SDK in a page, with each of its operations at hand for the test.
import { initializeApp } from '@firebase/app';
import * as sdk from '@firebase/auth';
import { federatedSignIn } from './federated-page.ts';

const config = (await (await fetch('/config.json')).json()) as { auth: { api_key: string; project_id: string } };
const app = initializeApp({ apiKey: config.auth.api_key, projectId: config.auth.project_id });
const auth = sdk.initializeAuth(app, { persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence] });
sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });

const me = () => auth.currentUser!;
const here = (path: string) => ({ url: location.origin + path });

const operations = {
  signUp: (email: string, password: string) => sdk.createUserWithEmailAndPassword(auth, email, password),
  signIn: (email: string, password: string) => sdk.signInWithEmailAndPassword(auth, email, password),
  signOut: () => sdk.signOut(auth),
  signInWithCustomToken: (token: string) => sdk.signInWithCustomToken(auth, token),
  sendSignInLink: (email: string) =>
    sdk.sendSignInLinkToEmail(auth, email, { ...here('/home'), handleCodeInApp: true }),
  sendSignInLinkElsewhere: (email: string, url: string) =>
    sdk.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }),
  isSignInLink: async (link: string) => sdk.isSignInWithEmailLink(auth, link),
  signInWithLink: (email: string, link: string) => sdk.signInWithEmailLink(auth, email, link),
  sendReset: (email: string) => sdk.sendPasswordResetEmail(auth, email, here('/signin')),
  checkReset: (code: string) => sdk.verifyPasswordResetCode(auth, code),
  confirmReset: (code: string, password: string) => sdk.confirmPasswordReset(auth, code, password),
  checkAction: (code: string) => sdk.checkActionCode(auth, code),
  applyAction: (code: string) => sdk.applyActionCode(auth, code),
  sendVerification: () => sdk.sendEmailVerification(me(), here('/home')),
  changeEmailByMail: (email: string) => sdk.verifyBeforeUpdateEmail(me(), email, here('/home')),
  updateProfile: (profile: { displayName?: string | null; photoURL?: string | null }) =>
    sdk.updateProfile(me(), profile),
  updateEmail: (email: string) => sdk.updateEmail(me(), email),
  updatePassword: (password: string) => sdk.updatePassword(me(), password),
  reauthenticate: (password: string) =>
    sdk.reauthenticateWithCredential(me(), sdk.EmailAuthProvider.credential(me().email!, password)),
  linkPassword: (email: string, password: string) =>
    sdk.linkWithCredential(me(), sdk.EmailAuthProvider.credential(email, password)),
  enrollSecondFactor: async () => sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(me()).getSession()),
  signInWithFacebook: () => sdk.signInWithCredential(auth, sdk.FacebookAuthProvider.credential('a-token')),
  signInByPhone: () => sdk.signInWithCredential(auth, sdk.PhoneAuthProvider.credential('an-id', '123456')),
  unlink: (provider: string) => sdk.unlink(me(), provider),
  deleteUser: () => sdk.deleteUser(me()),
  revoke: (token: string) => sdk.revokeAccessToken(auth, token),
  readBotProtection: () => sdk.initializeRecaptchaConfig(auth),
  validatePassword: (password: string) => sdk.validatePassword(auth, password),
  methodsOf: (email: string) => sdk.fetchSignInMethodsForEmail(auth, email),
  reload: () => sdk.reload(me()),
  refresh: () => me().getIdToken(true),
  token: () => me().getIdToken(),
  claims: async () => (await me().getIdTokenResult(true)).claims,
  signInWithGoogleCredential: (credential: { idToken: string; rawNonce?: string }) =>
    sdk.signInWithCredential(auth, new sdk.OAuthProvider('google.com').credential(credential)),
  user: async () => {
    await auth.authStateReady();
    return describe(auth.currentUser);
  },
};
export type Operations = typeof operations;
export type Outcome = { ok: true; value: unknown } | { ok: false; code: string };

/** Runs an operation and gives its outcome in plain values. */
async function run(name: keyof Operations, ...given: unknown[]): Promise<Outcome> {
  try {
    const operation = operations[name] as (...values: unknown[]) => Promise<unknown>;
    return { ok: true, value: plain(await operation(...given)) };
  } catch (error) {
    return { ok: false, code: (error as { code?: string }).code ?? String(error) };
  }
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('user' in value)) return value;
  const credential = value as sdk.UserCredential;
  return { ...describe(credential.user), isNew: sdk.getAdditionalUserInfo(credential)?.isNewUser };
}

function describe(user: sdk.User | null) {
  if (!user) return null;
  const { uid, email, emailVerified, displayName, photoURL, providerData } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    providers: providerData.map(({ providerId }) => providerId),
  };
}

const lastFederated: { credential?: { idToken: string; rawNonce: string }; outcome?: Promise<Outcome> } = {};
const enter = federatedSignIn();
document.querySelector('#federated')!.addEventListener('click', () => {
  lastFederated.outcome = enter.byPopup().then(
    (credential) => {
      lastFederated.credential = credential;
      return run('signInWithGoogleCredential', credential);
    },
    (error: Error) => ({ ok: false as const, code: error.message }),
  );
});

declare global {
  interface Window {
    harness: { run: typeof run; lastFederated: typeof lastFederated; enter: typeof enter };
  }
}
window.harness = { run, lastFederated, enter };
