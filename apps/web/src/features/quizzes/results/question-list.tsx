import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { QuestionRow } from './question-row.tsx';
import { isSureAndWrong } from './sure-and-wrong.tsx';

type Row = QuizResults['questions'][number];

/** Right ones beyond this wait behind a button. */
const SHOWN_RIGHT = 4;

/** Question by question, the missed ones first, those without any credit before the half right, and the first of them open, unless it has been shown large. */
export function QuestionList({
  questions,
  contentPath,
}: {
  questions: readonly Row[];
  contentPath: ((contentId: string) => string) | null;
}) {
  const [isAll, setAll] = useState(false);
  const missed = questions
    .filter(({ verdict }) => !verdict.is_right)
    .toSorted((one, other) => one.verdict.credit - other.verdict.credit);
  const right = questions.filter(({ verdict }) => verdict.is_right);
  const hidden = isAll || right.length <= SHOWN_RIGHT + 1 ? 0 : right.length - SHOWN_RIGHT;
  const shown = [...missed, ...right.slice(0, right.length - hidden)];
  return (
    <section data-lesson aria-labelledby="question-list">
      <SectionHead id="question-list" title={t`Question by question`}>
        {missed.length > 0 && right.length > 0 && <p className="text-sm text-ink-2">{t`Missed ones first`}</p>}
      </SectionHead>
      <ol className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        {shown.map((row, i) => (
          <QuestionRow
            key={row.question.id}
            row={row}
            isOpen={i === 0 && !row.verdict.is_right && !isSureAndWrong(row)}
            contentPath={contentPath}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          {t`Show the other ${hidden}, all right`}
        </Button>
      )}
    </section>
  );
}
