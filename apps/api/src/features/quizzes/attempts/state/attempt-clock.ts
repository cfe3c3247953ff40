import type { AttemptClock } from '@snapwell/contract/quizzes/attempt.schemas';

const MINUTE_MS = 60_000;

/** An answer that was sent in time may be this long on its way. */
export const GRACE_MS = 1000;

/** The minutes that a person has: some get more of them, in percent. Undefined without a limit. */
export function minutesFor(minutes: number | undefined, extraPercent: number): number | undefined {
  return minutes === undefined ? undefined : minutes * (1 + extraPercent / 100);
}

/** When time is up; null without a limit. */
export function deadlineOf(startedAt: Date, minutes: number | undefined): Date | null {
  return minutes === undefined ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

export function isOverdue({ deadlineAt }: { deadlineAt: Date | null }, now: Date): boolean {
  return deadlineAt !== null && now.getTime() > deadlineAt.getTime() + GRACE_MS;
}

export function readClock({ deadlineAt }: { deadlineAt: Date | null }, now: Date): AttemptClock {
  return {
    now: now.toISOString(),
    deadline_at: deadlineAt?.toISOString() ?? null,
    remaining_ms: deadlineAt && Math.max(0, deadlineAt.getTime() - now.getTime()),
  };
}

/** When a change was made: as the client says, but neither before the attempt nor in the future. */
export function changeMoment(said: string, startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(startedAt.getTime(), Date.parse(said))));
}
