import * as firebaseApp from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from '@firebase/auth';
import { config } from '#platform/config.ts';
import { watchSession } from './session-watch.ts';
import { takeTokensFrom } from './token.ts';

let started: Auth | null = null;

/**
 * The identity library, unmodified, started when it is first needed; from then on the session follows it. Pages that
 * nobody is signed in on do without it, so only what is loaded when it is needed may import this file: it is a fifth
 * of what a first page would load.
 */
export function auth(): Auth {
  if (!started) {
    const library = start();
    started = library;
    takeTokensFrom(async (isForced) => (await library.currentUser?.getIdToken(isForced)) ?? null);
    watchSession(library);
  }
  return started;
}

/**
 * The configuration must be there before: a stored user makes the library ask at once, and the address cannot be
 * changed after that.
 */
function start(): Auth {
  const {
    api_key: apiKey,
    project_id: projectId,
    auth_domain: authDomain,
    uses_own_origin: usesOwnOrigin,
  } = config().auth;
  const app = firebaseApp.initializeApp({ apiKey, projectId, ...(authDomain && { authDomain }) });
  // Without a popup resolver: it would load a script of another origin at the start of the page.
  const library = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (usesOwnOrigin) connectAuthEmulator(library, location.origin, { disableWarnings: true });
  library.languageCode = navigator.language;
  refreshInBackground(app);
  return library;
}

/** What the library exports for its sister libraries and leaves out of its public types. */
interface InternalExports {
  _getProvider(
    app: firebaseApp.FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
}

/**
 * The library renews tokens shortly before they expire (spec §4) only once another library asked to be told of them. So
 * ask: from then on it refreshes 5 minutes before expiry and retries after 30 s, doubling up to 16 minutes.
 */
function refreshInBackground(app: firebaseApp.FirebaseApp): void {
  const { _getProvider } = firebaseApp as unknown as InternalExports;
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}
