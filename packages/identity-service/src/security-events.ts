/** Something that happened to an account or was tried on it, for whoever keeps a trail of it. */
export interface SecurityEvent {
  readonly type:
    | 'sign_in'
    | 'sign_in_refused'
    | 'sign_in_slowed'
    | 'password_reset_requested'
    | 'password_reset'
    | 'password_changed'
    | 'email_changed'
    | 'provider_linked'
    | 'provider_unlinked'
    | 'account_deleted'
    | 'sessions_ended';
  /** Null when no account was found. */
  readonly uid: string | null;
  readonly email: string | null;
  /** Where the request came from; null when the server itself acted. */
  readonly address: string | null;
  readonly at: Date;
}

export type SecurityEvents = (event: SecurityEvent) => void | Promise<void>;

/** Tells of an event that has just happened. It never fails: what happened stays so when nobody could be told. */
export type TellSecurityEvent = (
  type: SecurityEvent['type'],
  about: {
    readonly uid?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly address?: string | null | undefined;
  },
) => Promise<void>;

export function createSecurityTeller({
  events,
  now,
  report,
}: {
  events: SecurityEvents;
  now(): Date;
  report(error: unknown): void;
}): TellSecurityEvent {
  return async (type, { uid = null, email = null, address = null }) => {
    try {
      await events({ type, uid, email, address, at: now() });
    } catch (error) {
      report(error);
    }
  };
}
