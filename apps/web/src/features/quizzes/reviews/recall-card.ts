import { t } from '@lingui/core/macro';
import type { ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';

/** A card that the learner marks: what stands on its two sides. */
export interface RecallCard {
  /** What is asked for. */
  readonly lead: string;
  readonly front: string;
  readonly back: string;
}

/** A glossary term asks for its meaning; a point of a lesson for what is left out of it. */
export function recallCardOf(card: Exclude<ReviewCard, { kind: 'question' }>): RecallCard {
  if (card.kind === 'term') return { lead: t`What does it mean?`, front: card.term.term, back: card.term.definition };
  const [heading = '', ...rest] = card.point.front.split('\n\n');
  return { lead: heading, front: rest.join('\n\n'), back: card.point.back };
}
