import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { Check, Clock, Dumbbell, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { FirstLookLeaves } from './first-look.tsx';
import { GainRow } from './gain-row.tsx';
import { countWords, isFirstLook, isUndone, resultHeadline, resultSentence } from './result-words.ts';

/** The score, large, with what it means in a sentence. */
export function ScoreHead({ results, actions }: { results: QuizResults; actions: ReactNode }) {
  const { attempt, quiz, points_open: open } = results;
  const passMark = quiz.pass_mark;
  const isFirst = isFirstLook(results);
  const number = attempt.number;
  return (
    <section
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-6 sm:gap-12',
        !isFirst && 'sm:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      {isFirst ? (
        <div>
          {/* Seen, a zero says nothing; heard, it is the answer to a question. */}
          <progress className="sr-only" aria-label={scoreWords(results)} value={0} max={100} />
          <FirstLookLeaves questions={results.questions} />
        </div>
      ) : (
        <ScoreRing results={results} />
      )}
      <div>
        <div className="flex flex-wrap gap-2">
          {attempt.mode !== 'full' ? (
            <Chip tone="sky">
              <Dumbbell aria-hidden="true" /> {t`Practice, counts for nothing`}
            </Chip>
          ) : attempt.is_passed ? (
            <Chip tone="leaf">
              <Check aria-hidden="true" /> {t`Passed · pass mark ${passMark} of 100`}
            </Chip>
          ) : (
            <Chip>
              <Target aria-hidden="true" /> {t`Pass mark ${passMark} of 100`}
            </Chip>
          )}
          {attempt.mode === 'full' && <Chip>{number === 1 ? t`First try` : t`Try ${number}`}</Chip>}
          {attempt.finished_by === 'clock' && (
            <Chip tone="ember">
              <Clock aria-hidden="true" /> {t`Time was up`}
            </Chip>
          )}
        </div>
        <h1 className="my-3 text-[clamp(2rem,1.5rem+2.6vw,3.25rem)] leading-[1.02] tracking-[-0.035em]">
          {resultHeadline(results)}
        </h1>
        <p className="mb-5.5 max-w-[44ch] text-lg text-ink-2">{resultSentence(results)}</p>
        {attempt.certainty_points && attempt.mode === 'full' && !isFirst && (
          <p className="-mt-3 mb-5.5 max-w-[64ch] text-sm text-ink-2">
            {certaintyWords(attempt.certainty_points, attempt.score)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-4 print:hidden">{actions}</div>
        {open && attempt.mode === 'full' && <GainRow results={results} open={open} />}
      </div>
    </section>
  );
}

/** How a score comes about for which it counts how sure one was: without it, it doesn't fit the right answers. */
function certaintyWords({ points, most }: { points: number; most: number }, score: number): string {
  const [got, all] = [formatNumber(points), formatNumber(most)];
  return t`How sure you were counts here: ${got} of ${all} certainty points, which makes ${score} of 100.`;
}

function scoreWords(results: QuizResults): string {
  const { score } = results.attempt;
  const counts = countWords(results);
  return t`Score: ${score} of 100. ${counts}`;
}

function ScoreRing({ results }: { results: QuizResults }) {
  const { attempt, quiz } = results;
  const { score, correct_answers: right, total_questions: total } = attempt;
  // Practice counts for nothing: neither does a score, nor a mark to pass.
  const isPractice = attempt.mode !== 'full';
  const large = isPractice || isUndone(attempt) ? right : score;
  const [detail, more] = isPractice
    ? [t`of ${total} right`, null]
    : isUndone(attempt)
      ? [t`of ${total} right`, t`Score ${score} of 100`]
      : [t`of 100`, countWords(results)];
  const ring = (size: number) => (
    <ProgressRing
      value={isPractice ? (right / total) * 100 : score}
      size={size}
      weight={3}
      tone={attempt.is_passed ? 'leaf' : 'snap'}
      {...(!isPractice && { passMark: quiz.pass_mark })}
      label={isPractice ? countWords(results) : scoreWords(results)}
    >
      <span className="grid justify-items-center gap-2" style={{ fontSize: size / 3 }}>
        <span className="leading-none font-extrabold tracking-[-0.05em]">{large}</span>
        <small className="grid max-w-24 gap-1 text-center font-text text-sm leading-tight font-semibold tracking-normal text-ink-2">
          <span>{detail}</span>
          {more && <span className="text-xs">{more}</span>}
        </small>
      </span>
    </ProgressRing>
  );
  return (
    <>
      <span className="sm:hidden print:inline">{ring(184)}</span>
      <span className="max-sm:hidden print:hidden">{ring(232)}</span>
    </>
  );
}
