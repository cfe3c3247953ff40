import { t } from '@lingui/core/macro';
import type { ReviewAnswer, ReviewCard, Reviewed, Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { isRefusal, wordsOf } from '#platform/http/api-error.ts';
import { isServerReachable } from '#platform/http/connection.ts';
import { useFocusMode } from '#platform/device/focus-mode.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { deliverReview, storeReview } from './review-outbox.ts';
import { QuestionReview } from './question-review.tsx';
import { holdGains } from './shown-gains.ts';
import { TermReview } from './term-review.tsx';

/** How well each card of a sitting was remembered; null of what is marked when the server can be reached. */
export type SittingRecalls = readonly (Recall | null)[];

interface ReviewSessionProps {
  orgId: string;
  cards: readonly ReviewCard[];
  contentPath: (contentId: string) => string;
  onLeave: () => void;
  onDone: (recalls: SittingRecalls) => void;
}

/** What became of the answer to a card: marked, or stored on this device; `passed` is no longer this sitting's. */
type CardState =
  | { readonly type: 'open' | 'sending' | 'stored' | 'passed' }
  | { readonly type: 'reviewed'; readonly reviewed: Reviewed };

/** One card being shown: the name of its review, and since when it is in view. */
const newShowing = () => ({ reviewId: crypto.randomUUID(), since: performance.now() });

/** One sitting of reviews: card after card, each answered once, with or without a connection. */
export function ReviewSession({ orgId, cards, contentPath, onLeave, onDone }: ReviewSessionProps) {
  useFocusMode();
  // The head counts what was paid, and the verdict says it: a toast would lie over the next card.
  useLayoutEffect(holdGains, []);
  const [at, setAt] = useState(0);
  const [recalls, setRecalls] = useState<SittingRecalls>([]);
  const [state, setState] = useState<CardState>({ type: 'open' });
  const [error, setError] = useState<string | null>(null);
  const [showing, setShowing] = useState(newShowing);
  const card = cards[at]!;
  const reviewed = state.type === 'reviewed' ? state.reviewed : null;
  const isSending = state.type === 'sending';
  const total = cards.length;
  const isStored = state.type === 'stored';
  const [points, setPoints] = useState(0);

  const send = async (given: Partial<Pick<ReviewAnswer, 'answer' | 'certainty' | 'is_unknown' | 'recall'>>) => {
    const seconds = Math.round((performance.now() - showing.since) / 100) / 10;
    const review: ReviewAnswer = {
      review_id: showing.reviewId,
      answer: null,
      certainty: null,
      is_unknown: false,
      seconds: Math.min(3600, seconds),
      at: new Date().toISOString(),
      reviews: card.reviews,
      ...given,
    };
    const pending = { orgId, cardId: card.id, review };
    const store = () => {
      setState({ type: 'stored' });
      setRecalls([...recalls, given.recall ?? null]);
    };
    setError(null);
    if (!isServerReachable()) {
      store();
      return storeReview(pending);
    }
    setState({ type: 'sending' });
    try {
      const result = await deliverReview(pending);
      setState({ type: 'reviewed', reviewed: result });
      setRecalls([...recalls, result.recall]);
      setPoints(points + result.awards.reduce((sum, award) => sum + award.points, 0));
    } catch (failure) {
      if (!isRefusal(failure)) return store();
      setError(wordsOf(failure));
      // Answered on another device, or gone: there is nothing to try again.
      setState({ type: failure.status === 400 ? 'open' : 'passed' });
    }
  };
  const next = () => {
    if (at === cards.length - 1) return onDone(recalls);
    setShowing(newShowing);
    setState({ type: 'open' });
    setError(null);
    setAt(at + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionHead
        at={at}
        total={total}
        isAnswered={state.type !== 'open' && !isSending}
        points={points}
        onLeave={onLeave}
      />
      <div className="mx-auto w-[min(46rem,100%-2rem)] empty:hidden">
        <FormError>{error}</FormError>
      </div>
      {card.kind === 'question' ? (
        <QuestionReview
          key={card.id}
          card={card}
          reviewed={reviewed}
          isStored={isStored}
          isPassed={state.type === 'passed'}
          isSending={isSending}
          contentPath={contentPath}
          onAnswer={(answer, certainty) => void send({ answer, certainty })}
          onUnknown={() => void send({ is_unknown: true })}
          onNext={next}
        />
      ) : (
        <TermReview
          key={card.id}
          card={card}
          reviewed={reviewed}
          isStored={isStored}
          isPassed={state.type === 'passed'}
          isSending={isSending}
          onRecall={(recall) => void send({ recall })}
          onNext={next}
        />
      )}
    </div>
  );
}

interface SessionHeadProps {
  at: number;
  total: number;
  isAnswered: boolean;
  /** Earned in this sitting. */
  points: number;
  onLeave: () => void;
}

/** The way out, how far one is, and what it brought. */
function SessionHead({ at, total, isAnswered, points, onLeave }: SessionHeadProps) {
  const number = at + 1;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex h-14 w-[min(60rem,100%-1rem)] items-center gap-4">
        <IconButton label={t`Leave the reviews; those answered count`} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <ReviewSteps at={at} isAnswered={isAnswered} total={total} label={t`Review ${number} of ${total}`} />
        {points > 0 ? (
          <SnapPoints points={points} />
        ) : (
          <span className="figure text-sm text-ink-2">{`${number} / ${total}`}</span>
        )}
      </div>
    </header>
  );
}

/** More than that are one bar. */
const MOST_STEPS = 12;

/** How far one is: a piece for each card. */
function ReviewSteps({
  at,
  isAnswered,
  total,
  label,
}: {
  at: number;
  isAnswered: boolean;
  total: number;
  label: string;
}) {
  const done = at + (isAnswered ? 1 : 0);
  if (total > MOST_STEPS)
    return (
      <span className="flex-1">
        <ProgressBar value={(done / total) * 100} label={label} />
      </span>
    );
  return (
    <span className="flex flex-1 gap-2 forced-color-adjust-none">
      <progress className="sr-only" aria-label={label} value={done} max={total} />
      {Array.from({ length: total }, (_, step) => (
        <i
          key={step}
          className={classNames(
            'h-2 flex-1 rounded-full',
            step < done ? 'bg-leaf' : step === at ? 'bg-leaf-soft ring-2 ring-leaf' : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}
