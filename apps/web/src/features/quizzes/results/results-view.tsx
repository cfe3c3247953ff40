import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import type { ReactNode } from 'react';
import { GainRow } from './gain-row.tsx';
import { QuestionList } from './question-list.tsx';
import { ScoreHead } from './score-head.tsx';
import { SinceLast } from './since-last.tsx';

interface ResultsViewProps {
  results: QuizResults;
  /** The main action and what stands beside it: they lead elsewhere, so the screen brings them. */
  actions: ReactNode;
  contentPath: ((contentId: string) => string) | null;
  /** Where to go from here. */
  children?: ReactNode;
}

/** A finished attempt: the score, what it paid, what changed, and every question with its key. */
export function ResultsView({ results, actions, contentPath, children }: ResultsViewProps) {
  const { attempt, since_last: last, questions, points_gained: points, points_open: open } = results;
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] w-[min(60rem,100%-2rem)] gap-11 pt-8 pb-16 sm:pt-9">
      <ScoreHead results={results} actions={actions} />
      {open && attempt.mode === 'full' && <GainRow points={points} open={open} isFirst={last === null} />}
      {last && attempt.mode === 'full' && <SinceLast attempt={attempt} last={last} />}
      <QuestionList questions={questions} contentPath={contentPath} />
      {children}
    </div>
  );
}
