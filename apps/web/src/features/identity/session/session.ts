import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';

/** The person as the identity provider knows them (spec §3). */
export interface AuthUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** Always null: pictures come with the profile (spec §3). */
  readonly photoURL: null;
}

/**
 * Who uses this browser. `signing-in` lasts from the provider's yes until the product's own API has registered or
 * recognized the person, so that nothing asks for a profile that is not there yet.
 */
export type Session =
  | { readonly status: 'loading' | 'signing-in'; readonly user: null }
  /** `left`: they logged out themselves. `ended`: the provider ended it. */
  | { readonly status: 'signed-out'; readonly user: null; readonly reason: 'left' | 'ended' | null }
  | { readonly status: 'signed-in'; readonly user: AuthUser };

/** What is kept of who was here last: somebody is in, or left by themselves. Nothing where a session just ended. */
export const SIGNED_IN = { yes: 'true', left: 'left' } as const;

export const session = perDevice<Session>({ status: 'loading', user: null });

/** Who is signed in, in a component. */
export function useSession(): Session {
  return useObservable(session);
}
