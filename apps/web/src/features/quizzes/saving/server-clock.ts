import type { AttemptClock } from '@snapwell/contract/quizzes/attempt.schemas';

/**
 * The server's time, counted on from its last answer by a clock that nobody can set. Only the server's own clock
 * decides; this one is what a learner looks at.
 */
export interface ServerClock {
  /** Milliseconds left; null without a limit. */
  remaining(): number | null;
  /** The moment by the server's clock, a little later at each call. */
  stamp(): string;
}

export function followClock(
  { now, deadline_at: deadline }: AttemptClock,
  monotonic: () => number = () => performance.now(),
): ServerClock {
  const offset = Date.parse(now) - monotonic();
  let last = 0;
  const at = () => offset + monotonic();
  return {
    remaining: () => (deadline === null ? null : Math.max(0, Date.parse(deadline) - at())),
    stamp() {
      // Two changes in one millisecond are still one after the other.
      last = Math.max(Math.round(at()), last + 1);
      return new Date(last).toISOString();
    },
  };
}

/** `7:24`, `1:07:24`. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
