import { plural, t } from '@lingui/core/macro';
import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { AnswerPart } from '../answers/answer-part.tsx';
import { HowSure } from '../answers/how-sure.tsx';
import { QuestionPrompt } from '../answers/question-prompt.tsx';
import { UnknownButton } from '../answers/unknown-button.tsx';
import { digitAnswer } from '../player/digit-answer.ts';
import { isWhole } from '../player/quiz-state.ts';
import { useCheck } from '../player/use-check.ts';
import { useChoiceKeys } from '#platform/device/use-choice-keys.ts';
import { SpokenVerdict } from '../player/spoken-verdict.tsx';
import { daysUntil } from '../when-words.ts';
import { VerdictPanel } from '../player/verdict-panel.tsx';
import { ReviewDeck } from './review-deck.tsx';
import { WhyNow } from './why-now.tsx';

interface QuestionReviewProps {
  card: Extract<ReviewCard, { kind: 'question' }>;
  reviewed: Reviewed | null;
  /** Answered without a connection: it is marked later. */
  isStored: boolean;
  /** It is no longer asked. */
  isPassed: boolean;
  isSending: boolean;
  /** Cards that follow this one. */
  left: number;
  contentPath: (contentId: string) => string;
  onAnswer: (answer: Answer | null, certainty: Certainty | null) => void;
  /** 'I don't know'. */
  onUnknown: () => void;
  onNext: () => void;
}

/** A question that was missed or guessed once. */
export function QuestionReview({
  card,
  reviewed,
  isStored,
  isPassed,
  isSending,
  left,
  contentPath,
  onAnswer,
  onUnknown,
  onNext,
}: QuestionReviewProps) {
  const { question } = card;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [certainty, setCertainty] = useState<Certainty | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const verdict = reviewed?.verdict ?? null;
  const isOver = verdict !== null || isStored || isPassed;
  const { label, isReady, check } = useCheck(answer, () => {
    if (isSending || isOver) return;
    setUnknown(false);
    onAnswer(answer, certainty);
  });
  const giveUp = () => {
    setUnknown(true);
    setAnswer(null);
    setCertainty(null);
    onUnknown();
  };
  useChoiceKeys({
    onDigit(index) {
      const next = isOver ? undefined : digitAnswer(question, answer, index);
      if (next) setAnswer(next);
    },
    onEnter: () => (isOver ? onNext() : check()),
  });
  return (
    <>
      <div className="mx-auto grid w-[min(62rem,100%-1.5rem)] flex-1 content-start items-start gap-x-14 gap-y-8 py-6 sm:py-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <ReviewDeck labelledBy="review-question" left={left}>
          <ReviewHead card={card} />
          <div className="mt-6">
            <AnswerPart
              question={question}
              answer={answer}
              onAnswer={(next) => !isOver && setAnswer(next)}
              answerKey={verdict?.key ?? null}
              isRight={verdict?.is_right ?? null}
              isUnknown={isUnknown}
            />
          </div>
          {!isOver && (
            <UnknownButton
              detail={t`No guess needed. You'll see the answer, and it comes back soon.`}
              isPending={isSending && isUnknown}
              onPress={giveUp}
            />
          )}
          <SpokenVerdict>
            {isStored && <StoredReview />}
            {verdict && (
              <VerdictPanel
                question={question}
                verdict={verdict}
                certainty={certainty}
                isUnknown={isUnknown}
                pointsEach={pointsOf(reviewed)}
                teachesPath={verdict.teaches ? contentPath(verdict.teaches.content_id) : null}
                onReport={null}
              />
            )}
          </SpokenVerdict>
        </ReviewDeck>
        <WhyNow card={card} isOver={isOver} />
      </div>
      <ReviewBar
        howSure={!isOver && <HowSure value={certainty} onChange={setCertainty} isAnswered={isWhole(answer)} />}
        isReviewed={isOver}
        label={label}
        isReady={isReady}
        isSending={isSending && !isUnknown}
        onCheck={check}
        onNext={onNext}
      />
    </>
  );
}

function StoredReview() {
  return (
    <Callout kind="info" title={t`Saved on this device`} className="mt-7">
      {t`It’s marked when the connection is back.`}
    </Callout>
  );
}

/** Where the question is from, when it was asked last, and what it asks. */
function ReviewHead({ card: { question, quiz, history } }: Pick<QuestionReviewProps, 'card'>) {
  const last = history.at(-1);
  return (
    <>
      <p className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2">
        <Chip tone="snap">{quiz.title}</Chip>
        {last && lastWords(daysUntil(last.at))}
      </p>
      <QuestionPrompt id="review-question" question={question} />
    </>
  );
}

interface ReviewBarProps {
  howSure: ReactNode;
  isReviewed: boolean;
  label: string;
  isReady: boolean;
  isSending: boolean;
  onCheck: () => void;
  onNext: () => void;
}

function ReviewBar({ howSure, isReviewed, label, isReady, isSending, onCheck, onNext }: ReviewBarProps) {
  return (
    <BottomBar
      width="quiz"
      above={howSure}
      action={
        isReviewed ? (
          <SnapButton onClick={onNext}>
            {t`Continue`} <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
        ) : (
          <SnapButton onClick={onCheck} isPending={isSending} disabled={!isReady}>
            {label}
          </SnapButton>
        )
      }
    />
  );
}

/** What the review itself paid; null when it paid nothing, because that was enough for today. */
function pointsOf(reviewed: Reviewed | null): number | null {
  return reviewed?.awards.find(({ source }) => source === 'review')?.points ?? null;
}

function lastWords(days: number): string {
  const ago = Math.max(0, -days);
  return ago === 0 ? t`Last asked today` : t`Last asked ${plural(ago, { one: 'a day ago', other: '# days ago' })}`;
}
