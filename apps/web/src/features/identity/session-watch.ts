import { type Auth, onAuthStateChanged, type User } from '@firebase/auth';
import { clearToken } from './token.ts';
import { type AuthUser, session } from './session.ts';

let holders = 0;

/** Follows the identity library: who is signed in, also when another tab or the provider ends it. */
export function watchSession(auth: Auth): () => void {
  return onAuthStateChanged(auth, (user) => {
    clearToken();
    if (holders === 0 || !user) publish(user);
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

/** Shows what the library knows now: after the name changed, too. */
export function publish(user: User | null): void {
  session.set(user ? { status: 'signed-in', user: summaryOf(user) } : { status: 'signed-out', user: null });
}

function summaryOf({ uid, email, displayName }: User): AuthUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoURL: null };
}
