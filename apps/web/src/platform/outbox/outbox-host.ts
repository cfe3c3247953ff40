import type { QueryClient } from '@tanstack/react-query';

/** What the outbox needs from the application. */
export interface OutboxHost {
  readonly queryClient: QueryClient;
  /** The person who is signed in. */
  uid(): string | null;
}

let host: OutboxHost | null = null;

/** Tells the outbox who is signed in, and whose mutations announce awards. Once, at the start. */
export function connectOutbox(to: OutboxHost): void {
  host = to;
}

export const outboxHost = (): OutboxHost | null => host;
