import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Attempt, AttemptQuestion } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, QuestionType } from '@snapwell/contract/quizzes/question-types';
import { Dumbbell, Flag } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { AnswerPart } from '../answers/answer-part.tsx';
import { certaintyLabel } from '../answers/how-sure.tsx';
import { QuestionPrompt } from '../answers/question-prompt.tsx';
import { UnknownButton } from '../answers/unknown-button.tsx';

const HINTS: Partial<Record<QuestionType, MessageDescriptor>> = {
  single_choice: msg`Choose one.`,
  image_choice: msg`Choose one.`,
  multiple_choice: msg`Choose all that apply.`,
  ordering: msg`Put them in order: drag them, or use the arrows.`,
  matching: msg`Choose the match for each one.`,
  categories: msg`Put each where it belongs.`,
};

interface QuestionPageProps {
  at: number;
  of: number;
  current: AttemptQuestion;
  settings: Attempt['settings'];
  /** It counts for nothing. */
  isPractice?: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: Answer | null) => void;
  onUnknown: () => void;
  isChecking: boolean;
  onFlag: (isFlagged: boolean) => void;
  /** The answer is given and waits for the connection. */
  isKept?: boolean;
  /** The verdict, once there is one. */
  children?: ReactNode;
}

/** One question with everything that belongs to it. */
export function QuestionPage({
  at,
  of,
  current,
  settings,
  isPractice = false,
  headingRef,
  onAnswer,
  onUnknown,
  isChecking,
  onFlag,
  isKept = false,
  children,
}: QuestionPageProps) {
  const {
    question,
    answer,
    certainty,
    is_unknown: isUnknown,
    is_flagged: isFlagged,
    is_final: isFinal,
    verdict,
  } = current;
  const number = at + 1;
  const isOver = isFinal || isKept;
  const hint = HINTS[question.type];
  return (
    <section
      // What has the focus is not to lie below the bar, which asks how sure one is.
      className="mx-auto w-[min(46rem,100%-2rem)] py-6 sm:py-10 [&_:is(input,button)]:scroll-mb-24"
      aria-labelledby="question"
    >
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <span className="figure font-normal">{t`Question ${number} of ${of}`}</span>
        {isPractice && (
          <Chip tone="sky">
            <Dumbbell aria-hidden="true" />
            {/* Beside the flag a phone has no room for more. */}
            <span className="sm:hidden" aria-hidden="true">{t`Practice`}</span>
            <span className="max-sm:sr-only">{t`Practice, counts for nothing`}</span>
          </Chip>
        )}
        {!isFinal && settings.points_each !== null && settings.points_each > 0 && (
          <Chip tone="snap">
            <SnapPoints points={settings.points_each} isGain size="sm" className="text-xs!" />
          </Chip>
        )}
        {isFinal && certainty && <Chip>{certaintyLabel(certainty)}</Chip>}
        <Button variant="ghost" className="ml-auto" aria-pressed={isFlagged} onClick={() => onFlag(!isFlagged)}>
          <Flag className={isFlagged ? 'size-5 fill-snap text-snap-ink' : 'size-5'} aria-hidden="true" />{' '}
          {isFlagged ? t`Flagged` : t`Flag`}
        </Button>
      </div>
      <QuestionPrompt id="question" ref={headingRef} question={question} hint={isOver || !hint ? null : i18n._(hint)} />
      <div className="mt-6" inert={isKept}>
        <AnswerPart
          key={question.id}
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          answerKey={verdict?.key ?? null}
          isRight={verdict?.is_right ?? null}
          isUnknown={isUnknown}
        />
      </div>
      {!isOver &&
        (settings.feedback === 'each' ? (
          <UnknownButton
            detail={t`No guess needed. You'll see the answer.`}
            isPending={isChecking}
            onPress={onUnknown}
          />
        ) : (
          <UnknownButton detail={t`No guess needed.`} isChosen={isUnknown} onPress={onUnknown} />
        ))}
      {children}
    </section>
  );
}
