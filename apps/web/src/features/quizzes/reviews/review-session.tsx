import type { ReviewAnswer, ReviewCard, Reviewed, Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { useFocusMode } from '#platform/device/focus-mode.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { answerCard } from './reviews.queries.ts';
import { QuestionReview } from './question-review.tsx';
import { TermReview } from './term-review.tsx';

interface ReviewSessionProps {
  orgId: string;
  cards: readonly ReviewCard[];
  contentPath: (contentId: string) => string;
  onLeave: () => void;
  onDone: (recalls: readonly Recall[]) => void;
}

const OUT_OF_REACH = 'There is no connection. Try again when it is back.';

/** One card being shown: the name of its review, and since when it is in view. */
const newShowing = () => ({ reviewId: crypto.randomUUID(), since: performance.now() });

/** One sitting of reviews: card after card, each answered once. */
export function ReviewSession({ orgId, cards, contentPath, onLeave, onDone }: ReviewSessionProps) {
  useFocusMode();
  const [at, setAt] = useState(0);
  const [recalls, setRecalls] = useState<readonly Recall[]>([]);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [showing, setShowing] = useState(newShowing);
  const sending = useMutation(answerCard(orgId));
  const card = cards[at]!;
  const send = (given: Partial<Pick<ReviewAnswer, 'answer' | 'certainty' | 'is_unknown' | 'recall'>>) => {
    const seconds = Math.round((performance.now() - showing.since) / 100) / 10;
    // The same id when it is sent again after a failure: it is one review.
    sending.mutate(
      {
        cardId: card.id,
        body: {
          review_id: showing.reviewId,
          answer: null,
          certainty: null,
          is_unknown: false,
          seconds: Math.min(3600, seconds),
          ...given,
        },
      },
      {
        onSuccess(result) {
          setRecalls([...recalls, result.recall]);
          setReviewed(result);
        },
      },
    );
  };
  const next = () => {
    if (at === cards.length - 1) return onDone(recalls);
    setShowing(newShowing);
    setReviewed(null);
    setAt(at + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
        <div className="mx-auto flex h-14 w-[min(60rem,100%-1rem)] items-center gap-4">
          <IconButton label="Leave the reviews; those answered count" onClick={onLeave}>
            <X aria-hidden="true" />
          </IconButton>
          <span className="flex-1">
            <ProgressBar
              value={((at + (reviewed ? 1 : 0)) / cards.length) * 100}
              label={`Review ${at + 1} of ${cards.length}`}
            />
          </span>
          <span className="figure text-sm text-ink-2">{`${at + 1} / ${cards.length}`}</span>
        </div>
      </header>
      <div className="mx-auto w-[min(46rem,100%-2rem)] empty:hidden">
        <FormError>
          {sending.error &&
            (sending.error instanceof ApiError && sending.error.status !== 0 ? sending.error.message : OUT_OF_REACH)}
        </FormError>
      </div>
      {card.kind === 'question' ? (
        <QuestionReview
          key={card.id}
          card={card}
          reviewed={reviewed}
          isSending={sending.isPending}
          contentPath={contentPath}
          onAnswer={(answer, certainty) => send({ answer, certainty })}
          onUnknown={() => send({ is_unknown: true })}
          onNext={next}
        />
      ) : (
        <TermReview
          key={card.id}
          card={card}
          reviewed={reviewed}
          isSending={sending.isPending}
          onRecall={(recall) => send({ recall })}
          onNext={next}
        />
      )}
    </div>
  );
}
