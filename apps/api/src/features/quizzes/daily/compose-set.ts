import { DAILY_SET_MINUTES, DAILY_SET_REVIEWS } from '@snapwell/contract/quizzes/quizzes.limits';
import type { ComposedStep } from '../quizzes.tables.ts';

/** An item as far as composing needs it. */
export interface Candidate {
  readonly id: string;
  readonly moduleId: string;
  readonly minutes: number;
}

export interface Offer {
  /** Cards that are due. */
  readonly due: number;
  /** What comes next anyway, with the minutes that are left of it. */
  readonly next: Candidate | null;
  /** Lessons not begun, the best first. */
  readonly fresh: readonly Candidate[];
}

const CARDS_A_MINUTE = 3;

/**
 * About five minutes: reviews first, while the head is clear, then what comes next, then one new thing that fits in
 * what is left.
 */
export function composeSet({ due, next, fresh }: Offer): ComposedStep[] {
  const cards = Math.min(due, DAILY_SET_REVIEWS);
  const left = DAILY_SET_MINUTES - reviewMinutes(cards) - (next?.minutes ?? 0);
  const something = pickNew(fresh, next, left);
  return [
    ...(cards > 0 ? [{ kind: 'reviews', cards } as const] : []),
    ...(next ? [{ kind: 'lesson', contentId: next.id } as const] : []),
    ...(something ? [{ kind: 'new', contentId: something.id } as const] : []),
  ];
}

export const reviewMinutes = (cards: number): number => Math.ceil(cards / CARDS_A_MINUTE);

/** What fits, from another module than the next step if there is one; where nothing fits, the shortest. */
function pickNew(fresh: readonly Candidate[], next: Candidate | null, minutes: number): Candidate | null {
  const others = fresh.filter(({ id }) => id !== next?.id);
  const fitting = others.filter((item) => item.minutes <= minutes);
  return fitting.find(({ moduleId }) => moduleId !== next?.moduleId) ?? fitting[0] ?? shortest(others);
}

function shortest(items: readonly Candidate[]): Candidate | null {
  return items.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
}
