import { t } from '@lingui/core/macro';
import type { ReviewAnswer, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { isRefusal, wordsOf } from '#platform/http/api-error.ts';
import { isServerReachable } from '#platform/http/connection.ts';
import { useFocusMode } from '#platform/device/focus-mode.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { type Segment, StepSegments } from '#ui/progress/step-segments.tsx';
import { deliverReview, storeReview } from './review-outbox.ts';
import { QuestionReview } from './question-review.tsx';
import { holdGains } from './shown-gains.ts';
import { type CardOutcome, outcomeOf, type Sitting } from './sitting.ts';
import { TermReview } from './term-review.tsx';

interface ReviewSessionProps {
  orgId: string;
  cards: readonly ReviewCard[];
  contentPath: (contentId: string) => string;
  onLeave: () => void;
  onDone: (sitting: Sitting) => void;
}

/** What became of the answer to a card: marked, or stored on this device; `passed` is no longer this sitting's. */
type CardState =
  | { readonly type: 'open' | 'sending' | 'stored' | 'passed' }
  | { readonly type: 'reviewed'; readonly reviewed: Reviewed };

/** How each card ended so far, by its id: one that is no longer this sitting's has no outcome. */
type EndedCards = Readonly<Record<string, CardOutcome>>;

/** One card being shown: the name of its review, and since when it is in view. */
const newShowing = () => ({ reviewId: crypto.randomUUID(), since: performance.now() });

/** One sitting of reviews: card after card, each answered once, with or without a connection. */
export function ReviewSession({ orgId, cards, contentPath, onLeave, onDone }: ReviewSessionProps) {
  useFocusMode();
  // The head counts what was paid, and the verdict says it: a toast would lie over the next card.
  useLayoutEffect(holdGains, []);
  const [at, setAt] = useState(0);
  const [outcomes, setOutcomes] = useState<EndedCards>({});
  const [state, setState] = useState<CardState>({ type: 'open' });
  const [error, setError] = useState<string | null>(null);
  const [showing, setShowing] = useState(newShowing);
  const card = cards[at]!;
  const reviewed = state.type === 'reviewed' ? state.reviewed : null;
  const isSending = state.type === 'sending';
  const isStored = state.type === 'stored';
  const [points, setPoints] = useState(0);

  const end = (outcome: CardOutcome) => setOutcomes({ ...outcomes, [card.id]: outcome });
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
      const said = given.recall && outcomeOf({ recall: given.recall, verdict: null }, false);
      end(said ?? (given.is_unknown ? 'unknown' : 'answered'));
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
      end(outcomeOf(result, given.is_unknown ?? false));
      setPoints(points + result.awards.reduce((sum, award) => sum + award.points, 0));
    } catch (failure) {
      if (!isRefusal(failure)) return store();
      setError(wordsOf(failure));
      // Answered on another device, or gone: there is nothing to try again.
      setState({ type: failure.status === 400 ? 'open' : 'passed' });
    }
  };
  const next = () => {
    if (at === cards.length - 1) return onDone(Object.values(outcomes));
    setShowing(newShowing);
    setState({ type: 'open' });
    setError(null);
    setAt(at + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionHead at={at} ids={cards.map(({ id }) => id)} ended={outcomes} points={points} onLeave={onLeave} />
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
          left={cards.length - 1 - at}
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
  ids: readonly string[];
  ended: EndedCards;
  /** Earned in this sitting. */
  points: number;
  onLeave: () => void;
}

/** The way out, how far one is, and what it brought. */
function SessionHead({ at, ids, ended, points, onLeave }: SessionHeadProps) {
  const [number, total] = [at + 1, ids.length];
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex h-14 w-[min(60rem,100%-1rem)] items-center gap-4">
        <IconButton label={t`Leave the reviews; those answered count`} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <ReviewSteps at={at} ids={ids} ended={ended} label={t`Review ${number} of ${total}`} />
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

/** How far one is, and what each card was: a piece for each. */
function ReviewSteps({ at, ids, ended, label }: Pick<SessionHeadProps, 'at' | 'ids' | 'ended'> & { label: string }) {
  const total = ids.length;
  const done = at + (ended[ids[at]!] ? 1 : 0);
  if (total > MOST_STEPS)
    return (
      <span className="flex-1">
        <ProgressBar value={(done / total) * 100} label={label} />
      </span>
    );
  const segments = ids.map((id, step): Segment => {
    const unanswered = step < at ? 'answered' : step === at ? 'current' : 'open';
    return { id, state: ended[id] ?? unanswered };
  });
  return (
    <span className="flex flex-1">
      <progress className="sr-only" aria-label={label} value={done} max={total} />
      <StepSegments segments={segments} label={t`Reviews`} />
    </span>
  );
}
