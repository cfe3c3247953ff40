import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import type { NewEntry, OutboxEntry } from './outbox-database.ts';

/** What the server said to an entry that it will not take. */
export type Refusal = Pick<ApiError, 'message' | 'status' | 'code'>;

/** How entries of one kind are sent, and what comes of it. Registered once, by the feature they belong to. */
export interface Kind<Body, Result> {
  readonly name: string;
  /** Hands an entry to the server, which takes it once however often it comes; rejects with `ApiError`. */
  send(entry: OutboxEntry<Body>, queryClient: QueryClient): Promise<Result>;
  /** Whether an older entry of the same key that still waits is of no use any more. */
  replaces?(older: Body, newer: Body): boolean;
  /** Somebody who types is not interrupted at each letter: an entry waits this long for the next. */
  readonly settleMs?: number;
  /** Told in the tab that sent it. */
  onSent?(entry: OutboxEntry<Body>, result: Result, queryClient: QueryClient): void;
  /** The server will not take it, now or later; it is dropped. Told in every tab. */
  onRefused?(entry: OutboxEntry<Body>, refusal: Refusal, queryClient: QueryClient): void;
  /** Takes over what an older version of the application left elsewhere in this browser. */
  inherit?(add: (entry: NewEntry<Body>) => Promise<unknown>): Promise<void>;
}

/** What a feature does with the entries of its kind. */
export interface OutboxKind<Body, Result> {
  /** Stores an entry on this device, then sends it. */
  add(entry: NewEntry<Body>): Promise<void>;
  /**
   * Stores an entry and waits for what the server says to it. Rejects with `ApiError`: a refusal has dropped it, after
   * any other failure it still waits.
   */
  deliver(entry: NewEntry<Body>): Promise<Result>;
  /** What waits of an owner, the oldest first. */
  list(owner: string): Promise<readonly OutboxEntry<Body>[]>;
  /** Sends what waits now; rejects when something that matches is still there then. */
  flush(owner: string, matches: (body: Body) => boolean): Promise<void>;
  /** Drops what is overtaken by something sent in another way. */
  drop(owner: string, matches: (body: Body) => boolean): Promise<void>;
  /** Gives entries to another owner; how many those were. */
  give(from: string, to: string, matches: (body: Body) => boolean): Promise<number>;
}
