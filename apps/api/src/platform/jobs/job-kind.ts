import type { z } from 'zod';

const MINUTE_MS = 60_000;
const LONGEST_BACK_OFF_MS = 60 * MINUTE_MS;

/** One sort of job: what crosses from the act that asks for it to the worker that does it, and how it is tried. */
export interface JobKind<P extends z.ZodType = z.ZodType> {
  /** Verb and noun. */
  readonly name: string;
  readonly payload: P;
  /** Tried so often before it has failed. */
  readonly attempts: number;
  /** The pause after the first failure; it doubles with each further one. */
  readonly backOffMs: number;
  /** A worker that says nothing for so long is taken for dead. While it lives it extends the lease by itself. */
  readonly leaseMs: number;
  /** The higher comes first. */
  readonly priority: number;
  /** So many at once in one process. */
  readonly atOnce: number;
  /** Comes by itself, at multiples of this since 1970, once for all processes. */
  readonly everyMs: number | null;
  /** Leaves no row when it is done: for what comes too often to be looked at. */
  readonly isForgotten: boolean;
}

type Options = Partial<Omit<JobKind, 'name' | 'payload'>>;

/** Describes a kind of job; what is not said is tried five times over some minutes, one at a time. */
export function jobKind<P extends z.ZodType>(name: string, payload: P, options: Options = {}): JobKind<P> {
  return {
    name,
    payload,
    attempts: 5,
    backOffMs: 10_000,
    leaseMs: MINUTE_MS,
    priority: 0,
    atOnce: 1,
    everyMs: null,
    isForgotten: false,
    ...options,
  };
}

/** The pause before the next attempt, when so many have failed. */
export function backOffMs({ backOffMs: first }: Pick<JobKind, 'backOffMs'>, failures: number): number {
  return Math.min(first * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
}

/** When a kind comes next. Every process says the same. */
export function nextTurn(everyMs: number, after: Date): Date {
  return new Date((Math.floor(after.getTime() / everyMs) + 1) * everyMs);
}

/** Thrown by a handler where trying again cannot help: the job has failed at once. */
export class FinalFailure extends Error {}

/** A job while it is worked on. */
export interface RunningJob<P = unknown> {
  readonly id: string;
  /** Null for the platform's own. */
  readonly orgId: string | null;
  readonly payload: P;
  /** From 1. */
  readonly attempt: number;
  /** Nobody tries again when this attempt fails. */
  readonly isLastAttempt: boolean;
  /** Aborts when the process stops, or when the job was cancelled or lost to another worker. */
  readonly signal: AbortSignal;
  /** Says how far it is, 0 to 1, to whoever looks at the queue. */
  report(progress: number): Promise<void>;
}

/**
 * What is done for a kind, with `W` at hand. It may be done twice (a process dies after the work and before saying so),
 * so a second time must do no harm.
 */
export interface JobHandler<W> {
  readonly kind: JobKind;
  run(world: W, job: RunningJob): Promise<void>;
  /** Called when it has failed for good, also when every attempt ended with its process. */
  failed(world: W, job: Pick<RunningJob, 'orgId' | 'payload'>): Promise<void>;
}

interface Work<W, P> {
  run(world: W, job: RunningJob<P>): Promise<void>;
  failed?(world: W, job: Pick<RunningJob<P>, 'orgId' | 'payload'>): Promise<void>;
}

/** Pairs a kind with what is done for it. */
export function handleJob<W, P extends z.ZodType>(
  kind: JobKind<P>,
  { run, failed = async () => undefined }: Work<W, z.output<P>>,
): JobHandler<W> {
  return {
    kind,
    run: (world, job) => run(world, job as RunningJob<z.output<P>>),
    failed: (world, job) => failed(world, job as RunningJob<z.output<P>>),
  };
}

/** A job that belongs to an organization: handed to a handler that cannot do without one. */
export function organizationOfJob({ orgId }: Pick<RunningJob, 'orgId'>): string {
  if (orgId === null) throw new Error('This kind of job belongs to an organization.');
  return orgId;
}
