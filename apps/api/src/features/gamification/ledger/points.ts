import type { PaidContentKind, PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';

/**
 * Something a person earned points by. `sourceId` names it: the same source and id pay once, for ever. Quizzes and
 * simulations give the id of the attempt, and with `thingId` the quiz or simulation whose best attempt counts.
 */
export type Earning =
  | { readonly source: 'content'; readonly sourceId: string; readonly kind: PaidContentKind }
  | { readonly source: 'quiz'; readonly sourceId: string; readonly thingId: string; readonly rightAnswers: number }
  | {
      readonly source: 'simulation';
      readonly sourceId: string;
      readonly thingId: string;
      readonly scoreFraction: number;
    }
  | { readonly source: 'perfect_quiz' | 'review' | 'daily_set' | 'course'; readonly sourceId: string };

/** What was paid before, as far as the price depends on it. */
export interface PaidBefore {
  /** For the same thing, by earlier attempts. */
  readonly forThing: number;
  /** For this source, today. */
  readonly today: number;
}

/** Finishing these keeps a streak where the organization asks for a finished item. */
export const finishedThings: readonly PointSource[] = [
  'content',
  'quiz',
  'simulation',
  'review',
  'daily_set',
  'course',
];

/** Earnings whose price depends on what was paid before. */
export function dependsOnPaid({ source }: Earning): boolean {
  return source === 'quiz' || source === 'simulation' || source === 'review';
}

/** What an earning pays: never less than nothing. */
export function priceOf(earning: Earning, rules: PointRules, paid: PaidBefore): number {
  switch (earning.source) {
    case 'content':
      return rules.content[earning.kind];
    case 'quiz':
      return Math.max(0, rules.quiz_right_answer * earning.rightAnswers - paid.forThing);
    case 'simulation':
      return Math.max(0, Math.round(rules.simulation * earning.scoreFraction) - paid.forThing);
    case 'review':
      return Math.max(0, Math.min(rules.review, rules.reviews_a_day - paid.today));
    default:
      return rules[earning.source];
  }
}
