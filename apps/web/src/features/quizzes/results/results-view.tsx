import { plural } from '@lingui/core/macro';
import { formatDateTime } from '#platform/locale/format.ts';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ComesBack } from './comes-back.tsx';
import { FirstAnswers } from './first-look.tsx';
import { QuestionList } from './question-list.tsx';
import { isFirstLook } from './result-words.ts';
import { ScoreHead } from './score-head.tsx';
import { SinceLast } from './since-last.tsx';
import { SureAndWrong } from './sure-and-wrong.tsx';

interface ResultsViewProps {
  results: QuizResults;
  /** The main action and what stands beside it: they lead elsewhere, so the screen brings them. */
  actions: ReactNode;
  contentPath: ((contentId: string) => string) | null;
  /** The way back, above everything. */
  trail?: ReactNode;
  /** Who took it, for paper. */
  person?: string | undefined;
  /** Where reviews are; a stranger has none. */
  reviewsPath?: string;
}

/** A finished attempt: what it says of its taker, what changed, what deserves a second look and what comes back. */
export function ResultsView({ results, actions, contentPath, trail, person, reviewsPath }: ResultsViewProps) {
  const { attempt, since_last: last, questions } = results;
  const isCompared = last !== null && attempt.mode === 'full';
  const isFirst = isFirstLook(results);
  const count = questions.length;
  return (
    <div
      className={classNames(
        'mx-auto grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-16 print:gap-4 print:p-0',
        // Answers that are read one after the other want a column, not a page.
        isFirst ? 'w-[min(46rem,100%-2rem)]' : 'w-[min(60rem,100%-2rem)] nav:w-[min(60rem,100%-8rem)]',
      )}
    >
      <div className="grid gap-6">
        {trail && <div className="print:hidden">{trail}</div>}
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <b className="font-display text-xl leading-tight font-bold wrap-anywhere" lang={results.quiz.language}>
            {results.quiz.title}
          </b>
          <span className="text-sm text-ink-2">{formatDateTime(attempt.finished_at)}</span>
          {person && <span className="hidden text-sm text-ink-2 print:inline">{person}</span>}
        </p>
        <ScoreHead results={results} actions={actions} />
      </div>
      {isCompared && <SinceLast attempt={attempt} questions={questions} last={last} />}
      {isFirst && <FirstAnswers questions={questions} />}
      <SureAndWrong questions={questions} contentPath={contentPath} />
      {reviewsPath && <ComesBack questions={questions} reviewsPath={reviewsPath} />}
      {isCompared || isFirst ? (
        <details
          // On paper the answers above are enough.
          className={classNames('group/all border-t border-line pt-3', isFirst && 'print:hidden')}
        >
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-leaf-ink [&::-webkit-details-marker]:hidden">
            {plural(count, { one: 'The question, with reasons', other: 'All # questions, with reasons' })}
            <ChevronDown
              className="size-5 transition-transform group-open/all:rotate-180 print:hidden"
              aria-hidden="true"
            />
          </summary>
          <div className="mt-4">
            <QuestionList questions={questions} contentPath={contentPath} />
          </div>
        </details>
      ) : (
        <QuestionList questions={questions} contentPath={contentPath} />
      )}
    </div>
  );
}
