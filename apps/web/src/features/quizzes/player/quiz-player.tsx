import { t, msg } from '@lingui/core/macro';
import type { AnswerChange, Attempt, FinishedAttempt } from '@snapwell/contract/quizzes/attempt.schemas';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { ArrowLeft, ArrowRight, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useFocusMode } from '#platform/device/focus-mode.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import type { AttemptScope } from '../seat.ts';
import { HowSure } from '../answers/how-sure.tsx';
import { digitAnswer } from './digit-answer.ts';
import { OverviewDialog } from './overview-dialog.tsx';
import { QuestionPage } from './question-page.tsx';
import { QuizTop } from './quiz-top.tsx';
import { isDealtWith, isTouched, isWhole, nextOpen, segmentsOf, soFarOf } from './quiz-state.ts';
import { useQuiz } from './use-quiz.ts';
import { useCheck } from './use-check.ts';
import { useChoiceKeys } from '#platform/device/use-choice-keys.ts';
import { SpokenVerdict } from './spoken-verdict.tsx';
import { VerdictPanel } from './verdict-panel.tsx';
import { type SavingState, useSavingState } from '#platform/outbox/outbox.ts';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ANSWER_KIND } from '../saving/answer-outbox.ts';

interface QuizPlayerProps {
  seat: AttemptScope;
  attempt: Attempt;
  /** What this device has not sent of it yet. */
  unsaved: ReadonlyMap<string, AnswerChange>;
  contentPath: (contentId: string) => string;
  onLeave: (() => void) | null;
  onFinished: (finished: FinishedAttempt | null) => void;
  onReport: ((questionId: string) => void) | null;
}

/** Plays an attempt, from the question where it was left. */
export function QuizPlayer({ seat, attempt, unsaved, contentPath, onLeave, onFinished, onReport }: QuizPlayerProps) {
  useFocusMode();
  const quiz = useQuiz({ seat, attempt, unsaved, onFinished });
  const { state, current } = quiz;
  const { question, verdict } = current;
  const main = mainAction(
    quiz,
    useCheck(current.answer, () => void quiz.check()),
    attempt,
  );
  useChoiceKeys({
    onDigit(index) {
      const answer = current.is_final || quiz.isKept ? undefined : digitAnswer(question, current.answer, index);
      if (answer) quiz.answer(answer);
    },
    onEnter: () => !main.isPending && !main.isDisabled && main.onPress(),
  });
  const teaches = verdict?.teaches;
  const mainRef = useFocusKept(current.is_final || quiz.isKept);
  return (
    <div className="flex min-h-dvh flex-col">
      <QuizTop
        segments={segmentsOf(state)}
        clock={quiz.clock}
        onClose={onLeave}
        onOverview={() => quiz.setOverview(true)}
        onTimeUp={quiz.finish}
      />
      <div className="glow flex-1">
        <QuestionPage
          at={state.at}
          of={state.questions.length}
          current={current}
          settings={attempt.settings}
          isPractice={attempt.mode !== 'full'}
          headingRef={quiz.headingRef}
          onAnswer={quiz.answer}
          onUnknown={() => void quiz.unknown()}
          isChecking={quiz.isChecking}
          onFlag={quiz.flag}
          isKept={quiz.isKept}
        >
          <SpokenVerdict>
            {quiz.isKept && <KeptAnswer />}
            {verdict && (
              <VerdictPanel
                question={question}
                verdict={verdict}
                certainty={current.certainty}
                isSureMarked={isSureMarked(attempt)}
                isUnknown={current.is_unknown}
                pointsEach={attempt.settings.points_each}
                soFar={soFarOf(state)}
                teachesPath={teaches ? contentPath(teaches.content_id) : null}
                onReport={onReport && (() => onReport(question.id))}
              />
            )}
          </SpokenVerdict>
          <div className="mt-5">
            <FormError>{quiz.isOverviewOpen ? null : quiz.error}</FormError>
          </div>
        </QuestionPage>
      </div>
      <QuizBar
        howSure={
          isSureAsked(quiz, attempt) && (
            <HowSure
              value={current.certainty}
              onChange={quiz.sure}
              isAnswered={isWhole(current.answer)}
              isMarked={isSureMarked(attempt)}
            />
          )
        }
        main={main}
        mainRef={mainRef}
        onBack={attempt.settings.feedback === 'end' && state.at > 0 ? () => quiz.go(state.at - 1) : null}
        pass={passOf(quiz, attempt)}
        isSavingTold={!quiz.isKept && state.questions.some(isTouched)}
      />
      <OverviewDialog
        isOpen={quiz.isOverviewOpen}
        state={state}
        isFinishing={quiz.isFinishing}
        error={quiz.error}
        onClose={() => quiz.setOverview(false)}
        onGo={quiz.go}
        onFinish={quiz.finish}
      />
    </div>
  );
}

/** What was pressed goes with the answer ('I don't know'): the way on takes the focus. */
function useFocusKept(isAnswered: boolean) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isAnswered]);
  return main;
}

/** Instead of a verdict, without a connection. */
function KeptAnswer() {
  return (
    <div className="mt-7">
      <Callout kind="info" title={t`Saved on this device`}>
        {t`It’s marked when the connection is back.`}
      </Callout>
    </div>
  );
}

type Quiz = ReturnType<typeof useQuiz>;

const isReadyToFinish = ({ state }: Quiz) => state.questions.every(isDealtWith);
const isAtEnd = ({ state }: Quiz) => state.at === state.questions.length - 1;

/** Practice counts for nothing, so there are no points to win or lose. */
const isSureMarked = ({ mode, settings }: Attempt): boolean => settings.certainty === 'marked' && mode === 'full';

/** Of an answer that is not final yet. */
const isSureAsked = ({ current, isKept }: Quiz, { settings }: Attempt): boolean =>
  settings.certainty !== 'off' && !current.is_final && !isKept && !current.is_unknown;

/** The quiet way on beside the main one. The last open question is left out by finishing, which the overview offers. */
function passOf(quiz: Quiz, { settings }: Attempt) {
  const { state, current } = quiz;
  if (settings.feedback === 'end')
    return isReadyToFinish(quiz) && !isAtEnd(quiz) ? { label: t`Next`, onPress: () => quiz.go(state.at + 1) } : null;
  if (current.is_final || quiz.isKept) return null;
  const next = nextOpen(state);
  return { label: t`Skip`, onPress: () => (next === null ? quiz.setOverview(true) : quiz.go(next)) };
}

/** The one next step: check, go on, or finish. */
function mainAction(quiz: Quiz, { label, isReady, check }: ReturnType<typeof useCheck>, { settings }: Attempt) {
  const { state, current } = quiz;
  const next = nextOpen(state);
  if (settings.feedback === 'each' && !current.is_final && !quiz.isKept)
    return { label, onPress: check, isPending: quiz.isChecking, isDisabled: !isReady };
  if (settings.feedback === 'each') {
    return next === null
      ? { label: t`See results`, onPress: quiz.finish, isPending: quiz.isFinishing, hasArrow: true }
      : { label: nextWords(state.at, next), onPress: () => quiz.go(next), isPending: false, hasArrow: true };
  }
  return !isAtEnd(quiz) && !isReadyToFinish(quiz)
    ? { label: t`Next question`, onPress: () => quiz.go(state.at + 1), isPending: false, hasArrow: true }
    : { label: t`Finish quiz`, onPress: () => quiz.setOverview(true), isPending: quiz.isFinishing };
}

/** Only what was skipped lies before it. */
const nextWords = (at: number, next: number) => (next < at ? t`Skipped question` : t`Next question`);

const SAVING: Record<SavingState, { icon: ReactNode; words: MessageDescriptor }> = {
  saved: { icon: <CloudCheck className="size-5 text-leaf-ink" aria-hidden="true" />, words: msg`Saved` },
  waiting: { icon: <CloudUpload className="size-5" aria-hidden="true" />, words: msg`Saving …` },
  stuck: {
    icon: <CloudOff className="size-5 text-berry-ink" aria-hidden="true" />,
    words: msg`No connection. Saved on this device.`,
  },
};

interface QuizBarProps {
  howSure: ReactNode;
  main: { label: string; onPress: () => void; isPending: boolean; isDisabled?: boolean; hasArrow?: boolean };
  mainRef: Ref<HTMLButtonElement>;
  onBack: (() => void) | null;
  /** The way past this question. */
  pass: { label: string; onPress: () => void } | null;
  /** Not before anything was answered, nor where the page says already that the answer waits on this device. */
  isSavingTold: boolean;
}

/** Stays within the thumb's reach: whether all is saved, and the one next step. */
function QuizBar({ howSure, main, mainRef, onBack, pass, isSavingTold }: QuizBarProps) {
  const { icon, words } = SAVING[useSavingState(ANSWER_KIND)];
  return (
    <BottomBar
      width="quiz"
      above={howSure}
      lead={
        isSavingTold && (
          <span role="status" className="flex items-center gap-2 text-ink-2">
            {icon}
            <span className="max-sm:sr-only">{i18n._(words)}</span>
          </span>
        )
      }
      action={
        <div className="flex items-center gap-1 sm:gap-2 max-sm:*:last:flex-1">
          {onBack && (
            <Button variant="ghost" onClick={onBack} aria-label={t`Back to the question before`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
            </Button>
          )}
          {pass && (
            <Button variant="ghost" onClick={pass.onPress}>
              {pass.label}
            </Button>
          )}
          <SnapButton ref={mainRef} onClick={main.onPress} isPending={main.isPending} disabled={main.isDisabled}>
            {main.label}
            {main.hasArrow && <ArrowRight className="size-5" aria-hidden="true" />}
          </SnapButton>
        </div>
      }
    />
  );
}
