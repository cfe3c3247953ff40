import * as firebaseApp from '@firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from '@firebase/auth';
import type { ClientConfig } from '@snapwell/contract/http/client-config';

let started: Auth | null = null;

/**
 * Starts the identity library, unmodified. The configuration must be there before: a stored user makes the library ask at
 * once, and the address cannot be changed after that.
 */
export function startAuth({ auth: config }: ClientConfig): Auth {
  const app = firebaseApp.initializeApp({
    apiKey: config.api_key,
    projectId: config.project_id,
    ...(config.auth_domain && { authDomain: config.auth_domain }),
  });
  // Without a popup resolver: it would load a script of another origin at the start of the page.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.uses_own_origin) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = navigator.language;
  refreshInBackground(app);
  started = auth;
  return auth;
}

export function auth(): Auth {
  if (!started) throw new Error('The identity library is not started yet: startAuth() comes first.');
  return started;
}

/** What the library exports for its sister libraries and leaves out of its public types. */
interface InternalExports {
  _getProvider(app: firebaseApp.FirebaseApp, name: 'auth-internal'): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
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
