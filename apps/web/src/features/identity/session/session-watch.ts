import { type Auth, onAuthStateChanged, type User } from '@firebase/auth';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { clearToken } from './token.ts';
import { type AuthUser, session, SIGNED_IN } from './session.ts';

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

/** The next sign-out is what the person asked for, in every tab. */
export function expectLeave(): void {
  isLeaving = true;
  localStore.write(storageKeys.signedIn, SIGNED_IN.left);
}

/** Shows what the library knows now: after the name changed, too. */
export function publish(user: User | null): void {
  if (user) {
    localStore.write(storageKeys.signedIn, SIGNED_IN.yes);
    return session.set({ status: 'signed-in', user: summaryOf(user) });
  }
  const kept = localStore.read(storageKeys.signedIn);
  const wasHere = session.get().status === 'signed-in';
  const hasLeft = isLeaving || (wasHere && kept === SIGNED_IN.left);
  // Also when it ended while this page was closed.
  const hasEnded = wasHere || kept === SIGNED_IN.yes;
  if (kept === SIGNED_IN.yes) localStore.remove(storageKeys.signedIn);
  session.set({ status: 'signed-out', user: null, reason: reasonOf(hasLeft, hasEnded) });
  isLeaving = false;
}

function reasonOf(hasLeft: boolean, hasEnded: boolean): 'left' | 'ended' | null {
  if (hasLeft) return 'left';
  return hasEnded ? 'ended' : null;
}

function summaryOf({ uid, email, displayName }: User): AuthUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoURL: null };
}
