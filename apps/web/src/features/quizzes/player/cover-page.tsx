import type { AttemptMode } from '@snapwell/contract/quizzes/attempt.schemas';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { Clock, ListChecks, RotateCcw, Target } from 'lucide-react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { whenWords } from '../when-words.ts';

interface CoverPageProps {
  cover: QuizCover;
  isStarting: boolean;
  /** Why it could not begin. */
  error: string | null;
  resultsPath: string;
  /** What a stranger answers waits on their device. */
  isStranger: boolean;
  onStart: (mode: AttemptMode) => void;
}

/** What stands before the first question: what is asked, and where one is with it. */
export function CoverPage({ cover, isStarting, error, resultsPath, isStranger, onStart }: CoverPageProps) {
  const { last_attempt: last, attempts_left: left, next_attempt_at: next } = cover;
  const canStart = left !== 0 && next === null;
  return (
    <div className="mx-auto grid w-[min(46rem,100%-2rem)] gap-8 py-8 sm:py-12">
      <h1 className="sr-only">{cover.title}</h1>
      <NextStepPanel
        id={cover.id}
        kicker={last ? `Attempt ${cover.attempts_used + 1}` : 'Quiz'}
        title={cover.title}
        facts={[
          {
            key: 'questions',
            icon: <ListChecks aria-hidden="true" />,
            words: `${cover.questions} ${cover.questions === 1 ? 'question' : 'questions'}`,
          },
          { key: 'pass', icon: <Target aria-hidden="true" />, words: `Pass mark ${cover.pass_mark}` },
          {
            key: 'time',
            icon: <Clock aria-hidden="true" />,
            words: cover.time_limit === null ? `About ${cover.minutes} min` : `${cover.time_limit} min, then it ends`,
          },
        ]}
        action={
          canStart ? (
            <SnapButton isPending={isStarting} onClick={() => onStart('full')}>
              {last ? 'Try again' : 'Start the quiz'}
            </SnapButton>
          ) : (
            <SnapButton to={resultsPath}>See your results</SnapButton>
          )
        }
      />
      <FormError>{error}</FormError>
      {(cover.introduction ?? cover.summary) && (
        <p className="max-w-[65ch] text-lg text-ink-2">
          <ContentText text={cover.introduction ?? cover.summary ?? ''} />
        </p>
      )}
      <Rules cover={cover} isStranger={isStranger} />
      {last && (
        <section aria-label="Your attempts" className="grid gap-5">
          <StatStrip>
            <Stat label="Last score" value={last.score} />
            <Stat label="Best score" value={cover.best_score ?? last.score} />
            <Stat
              label="Attempts"
              value={cover.attempts_used}
              unit={cover.attempts_allowed === null ? undefined : `of ${cover.attempts_allowed}`}
            />
          </StatStrip>
          <div className="flex flex-wrap gap-3">
            <Button to={resultsPath}>See your last results</Button>
            {last.correct_answers < last.total_questions && (
              <Button isPending={isStarting} onClick={() => onStart('missed')}>
                <RotateCcw className="size-4.5" aria-hidden="true" /> Practise the{' '}
                {last.total_questions - last.correct_answers} missed
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

function Rules({
  cover: { feedback, certainty, attempts_left: left, next_attempt_at: next, attempts_allowed: allowed, counts },
  isStranger,
}: Pick<CoverPageProps, 'cover' | 'isStranger'>) {
  return (
    <ul className="grid gap-2 text-ink-2">
      <li>
        {feedback === 'each'
          ? 'You see after each answer whether it is right.'
          : 'You see at the end what was right. Until then you can change every answer.'}
      </li>
      <li>{`Every answer is saved as you give it. You can close this and go on later, ${isStranger ? 'on this device' : 'on any device'}.`}</li>
      {certainty === 'marked' && (
        <li>How sure you are counts: sure 3 or -6 points, fairly sure 2 or -2, a guess 1 or 0.</li>
      )}
      {allowed !== null && left !== 0 && <li>{`You have ${left} of ${allowed} attempts left. ${COUNTS[counts]}`}</li>}
      {left === 0 && (
        <Callout
          kind="info"
          title="All attempts used"
        >{`You have taken this quiz ${allowed === 1 ? 'once' : `${allowed} times`}, as often as it allows.`}</Callout>
      )}
      {next !== null && (
        <Callout kind="info" title="A pause between attempts">{`The next attempt opens ${whenWords(next)}.`}</Callout>
      )}
    </ul>
  );
}

const COUNTS = {
  highest: 'Your best score counts.',
  latest: 'Your last score counts.',
  average: 'The average of your scores counts.',
  first: 'Your first score counts.',
};
