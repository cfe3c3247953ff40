import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { AttemptMode } from '@snapwell/contract/quizzes/attempt.schemas';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import type { ReactNode } from 'react';
import { CheckCheck, Clock, CloudUpload, Gauge, ListChecks, RotateCcw, Target } from 'lucide-react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { practiceWords } from '../practice-words.ts';
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
  /** Where it stands, and the way to its other languages. */
  children?: ReactNode;
}

/** What stands before the first question: what is asked, and where one is with it. */
export function CoverPage({ cover, isStarting, error, resultsPath, isStranger, onStart, children }: CoverPageProps) {
  const { last_attempt: last, attempts_left: left, next_attempt_at: next } = cover;
  const attemptNumber = cover.attempts_used + 1;
  const passMark = cover.pass_mark;
  const { minutes, questions, time_limit: timeLimit, attempts_allowed: allowed } = cover;
  const missed = last ? last.total_questions - last.correct_answers : 0;
  const canStart = left !== 0 && next === null;
  return (
    <div className="mx-auto grid w-[min(46rem,100%-2rem)] grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <h1 className="sr-only">{cover.title}</h1>
      {children}
      <NextStepPanel
        id={cover.id}
        kicker={last ? t`Attempt ${attemptNumber}` : t`Quiz`}
        title={cover.title}
        facts={[
          {
            key: 'questions',
            icon: <ListChecks aria-hidden="true" />,
            words: plural(questions, { one: '# question', other: '# questions' }),
          },
          { key: 'pass', icon: <Target aria-hidden="true" />, words: t`Pass mark ${passMark} of 100` },
          {
            key: 'time',
            icon: <Clock aria-hidden="true" />,
            words: timeLimit === null ? t`About ${minutes} min` : t`${timeLimit} min, then it ends`,
          },
        ]}
        action={
          canStart ? (
            <SnapButton isPending={isStarting} onClick={() => onStart('full')}>
              {last ? t`Try again` : t`Start the quiz`}
            </SnapButton>
          ) : (
            <SnapButton to={resultsPath}>{t`See your results`}</SnapButton>
          )
        }
      />
      {cover.open_before > 0 && !last && (
        <Callout kind="info" title={openWords(cover.open_before)}>
          {t`You can take it now all the same, and again later.`}
        </Callout>
      )}
      <FormError>{error}</FormError>
      <div className="grid gap-4">
        {(cover.introduction ?? cover.summary) && (
          <p className="max-w-[65ch] text-lg wrap-anywhere">
            <ContentText text={cover.introduction ?? cover.summary ?? ''} />
          </p>
        )}
        <Rules cover={cover} isStranger={isStranger} />
      </div>
      {last && (
        <section aria-label={t`Your attempts`} className="grid gap-5">
          <StatStrip>
            <Stat label={t`Last score`} value={last.score} />
            <Stat label={t`Best score`} value={cover.best_score ?? last.score} />
            <Stat
              label={t`Attempts`}
              value={cover.attempts_used}
              unit={allowed === null ? undefined : ofWords(allowed)}
            />
          </StatStrip>
          <div className="flex flex-wrap gap-3">
            <Button to={resultsPath}>{t`See your last results`}</Button>
            {missed > 0 && (
              <Button
                isPending={isStarting}
                onClick={() => onStart('missed')}
                className="py-2 max-sm:whitespace-normal"
              >
                <RotateCcw className="size-4.5" aria-hidden="true" /> {practiceWords(missed)}
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
  const times = allowed ?? 1;
  return (
    <ul className="divide-y divide-line border-y border-line">
      <Rule icon={<CheckCheck />}>
        {feedback === 'each'
          ? t`You'll find out right after each answer.`
          : t`You'll see at the end what was right. Until then you can change every answer.`}
      </Rule>
      <Rule icon={<CloudUpload />}>
        {isStranger
          ? t`Your answers save as you go. Pick up any time, on this device.`
          : t`Your answers save as you go. Pick up any time, on any device.`}
      </Rule>
      {certainty === 'marked' && (
        <Rule icon={<Gauge />}>
          {t`How sure you are counts: sure 3 or -6 points, fairly sure 2 or -2, a guess 1 or 0. If you don't say, it's a guess; guesses reach 33 of 100.`}
        </Rule>
      )}
      {allowed !== null && left !== null && left > 0 && (
        <Rule icon={<RotateCcw />}>
          {t`You have ${left} of ${allowed} attempts left.`} {i18n._(COUNTS[counts])}
        </Rule>
      )}
      {left === 0 && (
        <li className="py-3">
          <Callout kind="info" title={t`All attempts used`}>
            {plural(times, {
              one: 'You have taken this quiz once, as often as it allows.',
              other: 'You have taken this quiz # times, as often as it allows.',
            })}
          </Callout>
        </li>
      )}
      {next !== null && (
        <li className="py-3">
          <Callout kind="info" title={t`A pause between attempts`}>
            {opensWords(whenWords(next))}
          </Callout>
        </li>
      )}
    </ul>
  );
}

/** One thing to know before one begins. */
function Rule({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 py-3">
      <span aria-hidden="true" className="mt-0.5 flex-none text-leaf-ink [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 max-w-[65ch]">{children}</span>
    </li>
  );
}

const openWords = (open: number) =>
  t`${plural(open, { one: 'One item before it is still to do.', other: '# items before it are still to do.' })}`;
const ofWords = (total: number) => t`of ${total}`;
const opensWords = (when: string) => t`The next attempt opens ${when}.`;

const COUNTS = {
  highest: msg`Your best score counts.`,
  latest: msg`Your last score counts.`,
  average: msg`The average of your scores counts.`,
  first: msg`Your first score counts.`,
};
