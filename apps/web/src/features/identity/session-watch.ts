import { type Auth, onAuthStateChanged, type User } from '@firebase/auth';
import { localStore, storageKeys } from '#platform/storage.ts';
import { clearToken } from './token.ts';
import { type AuthUser, session } from './session.ts';

let holders = 0;
let isLeaving = false;

/** Follows the identity library: who is signed in, also when another tab or the provider ends it. */
export function watchSession(auth: Auth): () => void {
  return onAuthStateChanged(auth, (user) => {
    clearToken();
    if (holders === 0) publish(user);
  });
}

/** Keeps a person who is signing in from being shown as signed in until `act` is through. */
export async function holdSession<T>(auth: Auth, act: () => Promise<T>): Promise<T> {
  holders++;
  session.set({ status: 'signing-in', user: null });
  try {
    return await act();
  } finally {
    holders--;
    if (holders === 0) publish(auth.currentUser);
  }
}

/** The next sign-out is what the person asked for. */
export function expectLeave(): void {
  isLeaving = true;
}

/** Shows what the library knows now: after the name changed, too. */
export function publish(user: User | null): void {
  if (user) {
    localStore.write(storageKeys.signedIn, 'true');
    return session.set({ status: 'signed-in', user: summaryOf(user) });
  }
  // Also when it ended while this page was closed.
  const wasSignedIn = localStore.read(storageKeys.signedIn) !== null;
  localStore.remove(storageKeys.signedIn);
  session.set({ status: 'signed-out', user: null, reason: isLeaving ? 'left' : wasSignedIn ? 'ended' : null });
  isLeaving = false;
}

function summaryOf({ uid, email, displayName }: User): AuthUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoURL: null };
}
