import type { PointSource } from './award.schemas.ts';

/** What a badge is given for: how often something was earned, how long a streak is, how many points there are. */
export type BadgeRule =
  | { readonly kind: 'count'; readonly source: PointSource; readonly times: number }
  | { readonly kind: 'streak'; readonly days: number }
  | { readonly kind: 'points'; readonly total: number };

export interface Badge {
  readonly id: string;
  readonly title: string;
  /** What to do for it, to somebody who does not have it yet. */
  readonly how: string;
  readonly rule: BadgeRule;
}

/** The badges, in the order in which they are shown. A drawing belongs to each id. */
export const badges: readonly Badge[] = [
  {
    id: 'first-step',
    title: /*i18n*/ 'First step',
    how: /*i18n*/ 'Finish your first item',
    rule: { kind: 'count', source: 'content', times: 1 },
  },
  {
    id: 'page-turner',
    title: /*i18n*/ 'Page turner',
    how: /*i18n*/ 'Finish 25 items',
    rule: { kind: 'count', source: 'content', times: 25 },
  },
  {
    id: 'library-card',
    title: /*i18n*/ 'Library card',
    how: /*i18n*/ 'Finish 100 items',
    rule: { kind: 'count', source: 'content', times: 100 },
  },
  {
    id: 'one-week',
    title: /*i18n*/ 'One week',
    how: /*i18n*/ 'Be here 7 days in a row',
    rule: { kind: 'streak', days: 7 },
  },
  {
    id: 'one-month',
    title: /*i18n*/ 'One month',
    how: /*i18n*/ 'Be here 30 days in a row',
    rule: { kind: 'streak', days: 30 },
  },
  {
    id: 'hundred-days',
    title: /*i18n*/ 'Hundred days',
    how: /*i18n*/ 'Be here 100 days in a row',
    rule: { kind: 'streak', days: 100 },
  },
  {
    id: 'bullseye',
    title: /*i18n*/ 'Bullseye',
    how: /*i18n*/ 'Finish a quiz without a mistake',
    rule: { kind: 'count', source: 'perfect_quiz', times: 1 },
  },
  {
    id: 'sharp-eye',
    title: /*i18n*/ 'Sharp eye',
    how: /*i18n*/ 'Finish 10 quizzes without a mistake',
    rule: { kind: 'count', source: 'perfect_quiz', times: 10 },
  },
  {
    id: 'good-listener',
    title: /*i18n*/ 'Good listener',
    how: /*i18n*/ 'Play your first simulation',
    rule: { kind: 'count', source: 'simulation', times: 1 },
  },
  {
    id: 'long-memory',
    title: /*i18n*/ 'Long memory',
    how: /*i18n*/ 'Know the answer in 100 due reviews',
    rule: { kind: 'count', source: 'review', times: 100 },
  },
  {
    id: 'five-minutes',
    title: /*i18n*/ 'Five minutes',
    how: /*i18n*/ "Finish the day's set 10 times",
    rule: { kind: 'count', source: 'daily_set', times: 10 },
  },
  {
    id: 'all-the-way',
    title: /*i18n*/ 'All the way',
    how: /*i18n*/ 'Finish a course',
    rule: { kind: 'count', source: 'course', times: 1 },
  },
  {
    id: 'thousand',
    title: /*i18n*/ 'A thousand',
    how: /*i18n*/ 'Earn 1,000 points',
    rule: { kind: 'points', total: 1000 },
  },
  {
    id: 'ten-thousand',
    title: /*i18n*/ 'Ten thousand',
    how: /*i18n*/ 'Earn 10,000 points',
    rule: { kind: 'points', total: 10_000 },
  },
];
