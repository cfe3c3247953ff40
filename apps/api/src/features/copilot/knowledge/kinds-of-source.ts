import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';

/** Lessons explain; games and quizzes ask about what lessons explain. */
const WEIGHTS: Partial<Record<ContentKind, number>> = {
  article: 1,
  video: 1,
  infographic: 0.97,
  flashcards: 0.95,
  comic: 0.9,
};
const OTHERS = 0.75;

/** How readily items of a kind are found. */
export const weightOf = (kind: ContentKind): number => WEIGHTS[kind] ?? OTHERS;

/** Whether something with this weight may be quoted. */
export const isQuotableWeight = (weight: number): boolean => weight > OTHERS;

/** Whether an answer may quote it: what is played gives its own answers when it is played. */
export const isQuotable = (kind: ContentKind): boolean => kind in WEIGHTS;
