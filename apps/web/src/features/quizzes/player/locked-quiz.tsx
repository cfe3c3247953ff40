import { plural, t } from '@lingui/core/macro';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { LockedPage, type MissingStep } from '#ui/feedback/locked-page.tsx';

interface LockedQuizProps {
  cover: QuizCover;
  missing: readonly MissingStep[];
  trail: ReactNode;
  way: ReactNode;
}

/** A quiz that waits for the lessons before it. */
export function LockedQuiz({ cover, missing, trail, way }: LockedQuizProps) {
  const { title, questions, minutes, pass_mark: passMark, points_most: points } = cover;
  return (
    <LockedPage
      title={title}
      missing={missing}
      trail={trail}
      way={way}
      facts={[
        { figure: questions, words: plural(questions, { one: 'question', other: 'questions' }) },
        { figure: minutes, words: plural(minutes, { one: 'minute', other: 'minutes' }) },
        { figure: passMark, words: t`of 100 to pass` },
        ...(points ? [{ figure: formatNumber(points), words: t`points, at most`, isGain: true }] : []),
      ]}
    />
  );
}
