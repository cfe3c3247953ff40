import { t } from '@lingui/core/macro';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { Recall, ReviewAnswer, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isRefusal, wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerPart } from '../answers/answer-part.tsx';
import { useCheck } from '../player/use-check.ts';
import { SpokenVerdict } from '../player/spoken-verdict.tsx';
import { VerdictPanel } from '../player/verdict-panel.tsx';
import { TypedHint } from './typed/typed-hint.tsx';
import { useTypedAnswer } from './typed/use-typed-answer.ts';
import { deliverReview } from './review-outbox.ts';
import { recallCardOf } from './recall-card.ts';
import { RecallButtons } from './recall-buttons.tsx';

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
  /** It was answered, or is gone; what is said to it still stands. */
  onAnswered: (practised: Practised) => void;
  onNext: () => void;
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
export function PracticeCard({ orgId, card, number, total, contentPath, onAnswered, onNext }: PracticeCardProps) {
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
  const section = useRef<HTMLElement>(null);
  // It comes below what is read: the question comes into view, and then what is said to the answer.
  useEffect(() => section.current?.scrollIntoView({ block: isOver ? 'end' : 'nearest' }), [isOver]);
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
        <QuestionPart
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
        <TermPart
          card={card}
          heading={heading}
          isOver={isOver}
          isSending={isSending}
          onRecall={(recall) => void send({ recall })}
        />
      )}
      {error !== null && <FormError>{error}</FormError>}
      {isOver && <NextButton isLast={number === total} onPress={onNext} />}
    </section>
  );
}

const pointsOf = ({ awards }: Reviewed): number | null =>
  awards.find(({ source }) => source === 'review')?.points ?? null;

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

interface QuestionPartProps {
  card: Extract<ReviewCard, { kind: 'question' }>;
  heading: string;
  reviewed: Reviewed | null;
  isOver: boolean;
  isSending: boolean;
  isUnknown: boolean;
  points: number | null;
  contentPath: (contentId: string) => string;
  onGive: (given: Given) => void;
}

function QuestionPart({
  card: { question },
  heading,
  reviewed,
  isOver,
  isSending,
  isUnknown,
  points,
  contentPath,
  onGive,
}: QuestionPartProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { label, isReady, check } = useCheck(answer, () => !isSending && onGive({ answer }));
  const onUnknown = () => {
    setAnswer(null);
    onGive({ is_unknown: true });
  };
  const hint = useTypedAnswer({ question, isOpen: !isOver && !isSending, onChoose: setAnswer, onUnknown });
  const verdict = reviewed?.verdict ?? null;
  const picture = question.type === 'image_hotspot' ? null : question.image;
  return (
    <>
      <Prompt id={heading} text={question.prompt} />
      {picture && (
        <Drawing
          src={picture.url}
          alt={picture.alternative}
          width={picture.width}
          height={picture.height}
          tallest={12}
          turnsByNight
          className="rounded-md"
        />
      )}
      <AnswerPart
        question={question}
        answer={answer}
        onAnswer={(next) => !isOver && setAnswer(next)}
        answerKey={verdict?.key ?? null}
        isRight={verdict?.is_right ?? null}
      />
      <TypedHint hint={hint} />
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          <SnapButton size="sm" disabled={!isReady} isPending={isSending && !isUnknown} onClick={check}>
            {label}
          </SnapButton>
          <Button variant="ghost" isPending={isSending && isUnknown} onClick={onUnknown}>
            {t`I don’t know`}
          </Button>
        </div>
      )}
      <SpokenVerdict>
        {verdict && (
          <VerdictPanel
            verdict={verdict}
            certainty={null}
            isUnknown={isUnknown}
            pointsEach={points}
            teachesPath={verdict.teaches ? contentPath(verdict.teaches.content_id) : null}
            onReport={null}
          />
        )}
      </SpokenVerdict>
    </>
  );
}

function Prompt({ id, text }: { id: string; text: string }) {
  const [first = '', ...others] = text.split(/\n{2,}/);
  return (
    <>
      <h3 id={id} className="font-display text-base leading-snug font-bold">
        <ContentText text={first} />
      </h3>
      {others.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          <ContentText text={paragraph} isPassage />
        </p>
      ))}
    </>
  );
}

interface TermPartProps {
  card: Exclude<ReviewCard, { kind: 'question' }>;
  heading: string;
  isOver: boolean;
  isSending: boolean;
  onRecall: (recall: Recall) => void;
}

/** First think, then look, then say how well it was known. */
function TermPart({ card, heading, isOver, isSending, onRecall }: TermPartProps): ReactNode {
  const [isTurned, setTurned] = useState(false);
  const { lead, front, back } = recallCardOf(card);
  return (
    <>
      <p className="text-xs text-ink-2">{lead}</p>
      <h3 id={heading} className="font-display text-base leading-snug font-bold">
        <ContentText text={front} />
      </h3>
      <div role="status">
        {isTurned && (
          <p className="rounded-md bg-surface-2 p-3 whitespace-pre-line">
            <ContentText text={back} />
          </p>
        )}
      </div>
      {!isTurned && (
        <Button size="sm" className="justify-self-start" onClick={() => setTurned(true)}>{t`Show the answer`}</Button>
      )}
      {isTurned && !isOver && <RecallButtons isSending={isSending} size="sm" onRecall={onRecall} />}
    </>
  );
}
