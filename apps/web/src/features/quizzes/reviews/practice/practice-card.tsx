import { t } from '@lingui/core/macro';
import type { ReviewAnswer, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isRefusal, wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { deliverReview } from '../review-outbox.ts';
import { hearTyped } from './open-card.ts';
import { holdGains } from '../shown-gains.ts';
import { PracticeQuestion } from './practice-question.tsx';
import { PracticeTerm } from './practice-term.tsx';
import { readTypedWish } from './typed-wish.ts';

/** What became of a card. */
export interface Practised {
  readonly isKnown: boolean;
  readonly points: number;
}

interface PracticeCardProps {
  orgId: string;
  card: ReviewCard;
  number: number;
  total: number;
  contentPath: (contentId: string) => string;
  /** Nothing was said since it was asked. */
  isLast: boolean;
  /** It comes into view when it is shown: somebody went on to it, or it is what was said last. */
  isBroughtIntoView: boolean;
  /** The one before was skipped: it comes again. */
  isAfterSkip: boolean;
  /** It was answered, or is gone; what is said to it still stands. */
  onAnswered: (practised: Practised) => void;
  onNext: () => void;
  /** Puts it behind the others; null where there are none. */
  onSkip: (() => void) | null;
  /** It is left for later. */
  onLeave: () => void;
}

/** A drawer is as narrow as a phone, however wide the screen is. */
const NARROW =
  '[&_[data-answer]]:grid-cols-[36px_minmax(0,1fr)]! [&_[data-answer]]:text-base [&_[data-answer]>small]:col-start-2';

function nameOf(card: ReviewCard): string {
  if (card.kind === 'question') return card.quiz.title;
  return card.kind === 'term' ? t`From the glossary` : card.point.title;
}

type Given = Partial<Pick<ReviewAnswer, 'answer' | 'is_unknown' | 'recall'>>;

/** One card in a conversation: asked, answered, and said what is right and where it stands. */
export function PracticeCard({
  orgId,
  card,
  number,
  total,
  contentPath,
  isBroughtIntoView,
  isAfterSkip,
  isLast,
  onAnswered,
  onNext,
  onSkip,
  onLeave,
}: PracticeCardProps) {
  const [shown] = useState(() => ({ reviewId: crypto.randomUUID(), since: performance.now() }));
  const [given, setGiven] = useState<Given | null>(null);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const heading = useId();
  const isSending = given !== null && reviewed === null && error === null;
  const send = async (next: Given) => {
    setGiven(next);
    setError(null);
    const seconds = Math.min(3600, Math.round((performance.now() - shown.since) / 100) / 10);
    const review: ReviewAnswer = {
      review_id: shown.reviewId,
      answer: null,
      certainty: null,
      is_unknown: false,
      seconds,
      at: new Date().toISOString(),
      reviews: card.reviews,
      ...next,
    };
    try {
      const answered = await deliverReview({ orgId, cardId: card.id, review });
      setReviewed(answered);
      onAnswered({ isKnown: answered.recall !== 'forgotten', points: pointsOf(answered) ?? 0 });
    } catch (failure) {
      setError(wordsOf(failure as Error));
      // Answered on another device, or gone: there is nothing to try again.
      const isGoneNow = isRefusal(failure) && failure.status !== 400;
      setGone(isGoneNow);
      if (isGoneNow) onAnswered({ isKnown: false, points: 0 });
    }
  };
  const points = reviewed && pointsOf(reviewed);
  const isOver = reviewed !== null || isGone;
  const leave = isOver && number === total ? onNext : onLeave;
  const mustAnswer = useTypedWish({ isOver, isSending, isLast, onNext, onSkip, onLeave: leave });
  // Before it is answered: the gain may be here sooner than what is said to the answer.
  useLayoutEffect(holdGains, []);
  const section = useRef<HTMLElement>(null);
  // It comes below what is read: the question comes into view, and then what is said to the answer.
  // In braces: newer browsers answer a call to scroll with a promise, which React takes for a clean-up.
  const bringIntoView = useEffectEvent((block: 'end' | 'nearest') => {
    if (block === 'end' || isBroughtIntoView) section.current?.scrollIntoView({ block });
  });
  useEffect(() => bringIntoView(isOver ? 'end' : 'nearest'), [isOver]);
  return (
    <section
      ref={section}
      aria-labelledby={heading}
      className={classNames('grid w-full scroll-mb-28 gap-3 rounded-md border border-line bg-surface p-4', NARROW)}
    >
      <p className="flex justify-between gap-3 text-xs text-ink-3">
        <span className="truncate">{nameOf(card)}</span>
        <span className="figure flex-none">{`${number} / ${total}`}</span>
      </p>
      {card.kind === 'question' ? (
        <PracticeQuestion
          card={card}
          heading={heading}
          reviewed={reviewed}
          isOver={isOver}
          isSending={isSending}
          isUnknown={given?.is_unknown === true}
          points={points}
          contentPath={contentPath}
          onGive={(answer) => void send(answer)}
        />
      ) : (
        <PracticeTerm
          card={card}
          heading={heading}
          isOver={isOver}
          isSending={isSending}
          onRecall={(recall) => void send({ recall })}
        />
      )}
      <p role="status" className="text-xs text-ink-2 empty:hidden">
        {isAfterSkip && !isOver && !mustAnswer && t`Skipped. It comes again at the end.`}
        {mustAnswer && t`This is the last one. Answer it, or say “I don’t know”.`}
      </p>
      {error !== null && <FormError>{error}</FormError>}
      {isOver && <CardEnd reviewed={reviewed} isLast={number === total} onNext={onNext} />}
    </section>
  );
}

interface Wishing extends Pick<PracticeCardProps, 'isLast' | 'onNext' | 'onSkip' | 'onLeave'> {
  isOver: boolean;
  isSending: boolean;
}

/** Hears what is typed below the card, where it is no answer: to go on or to leave it. True where it must be answered. */
function useTypedWish({ isOver, isSending, isLast, onNext, onSkip, onLeave }: Wishing): boolean {
  const [mustAnswer, setMustAnswer] = useState(false);
  const hear = useEffectEvent((typed: string): boolean => {
    const wish = readTypedWish(typed);
    setMustAnswer(wish === 'next' && !isOver && onSkip === null);
    if (wish === null) return false;
    if (wish === 'stop') {
      onLeave();
      // Once something was said since, the card is out of sight: who ends it is answered as well.
      return isLast;
    }
    if (isOver) onNext();
    else if (!isSending) onSkip?.();
    return true;
  });
  // With the card itself: what is typed as soon as it shows is said to it, and not to the one before.
  useLayoutEffect(() => hearTyped((typed) => hear(typed)), []);
  return mustAnswer && !isOver;
}

const pointsOf = ({ awards }: Reviewed): number | null =>
  awards.find(({ source }) => source === 'review')?.points ?? null;

interface CardEndProps {
  reviewed: Reviewed | null;
  isLast: boolean;
  onNext: () => void;
}

/** The way on, and what the card paid: a right answer has that beside its verdict. */
function CardEnd({ reviewed, isLast, onNext }: CardEndProps) {
  const points = reviewed && !reviewed.verdict?.is_right ? pointsOf(reviewed) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <NextButton isLast={isLast} onPress={onNext} />
      {points !== null && points > 0 && (
        <p className="text-sm text-ink-2">{t`+${points} points for keeping it fresh`}</p>
      )}
    </div>
  );
}

/** It takes the focus: what one pressed before is gone. */
function NextButton({ isLast, onPress }: { isLast: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} size="sm" className="justify-self-start" onClick={onPress}>
      {isLast ? t`Done` : t`Next question`}
    </Button>
  );
}
