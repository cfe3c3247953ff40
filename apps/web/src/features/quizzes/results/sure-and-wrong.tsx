import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { BookOpen, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { dayWords } from '../when-words.ts';
import { inCapitals } from './result-words.ts';
import { AnswerText, RightText } from '../answers/ordered-text.tsx';
import { whyChosen } from './why-chosen.ts';

type Row = QuizResults['questions'][number];

/** As many are shown large; the others stand in the list of questions. */
const MOST = 2;

/** As the figures for authors count it: whoever is sure of what is half right does not look it up either. */
export const isSureAndWrong = ({ certainty, verdict, is_unknown: isUnknown }: Row): boolean =>
  certainty === 'sure' && !isUnknown && !verdict.is_blank && !verdict.is_right;

interface SureAndWrongProps {
  questions: readonly Row[];
  contentPath: ((contentId: string) => string) | null;
}

/** What somebody was sure of and got wrong: what they said, what is right, and why the other was tempting. */
export function SureAndWrong({ questions, contentPath }: SureAndWrongProps) {
  const rows = questions
    .filter(isSureAndWrong)
    .toSorted((one, other) => one.verdict.credit - other.verdict.credit)
    .slice(0, MOST);
  if (rows.length === 0) return null;
  const areAllHalfRight = rows.every(({ verdict }) => verdict.credit > 0);
  return (
    <InkPanel aria-labelledby="sure-and-wrong" className="p-5 sm:p-10">
      <div className="flex items-center gap-3 sm:gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-snap text-on-snap sm:size-14">
          <Eye className="size-6" aria-hidden="true" />
        </span>
        <div>
          <p className="text-xs font-[650] text-snap-ink">
            {areAllHalfRight ? t`You were sure, and part of it isn’t right` : t`You were sure, and it isn’t right`}
          </p>
          <h2 id="sure-and-wrong" className="text-[1.375rem] leading-tight sm:text-[2rem]">
            {t`Worth a second look.`}
          </h2>
        </div>
      </div>
      {rows.map((row) => (
        <Missed key={row.question.id} row={row} contentPath={contentPath} />
      ))}
    </InkPanel>
  );
}

function Missed({
  row: { question, answer, verdict },
  contentPath,
}: { row: Row } & Pick<SureAndWrongProps, 'contentPath'>) {
  const { teaches, comes_back_at: comesBack } = verdict;
  const title = teaches?.title ?? '';
  return (
    <div className="mt-6 grid gap-4 not-last:border-b not-last:border-line not-last:pb-7">
      <p className="text-lg whitespace-pre-line">
        <ContentText text={question.prompt} />
      </p>
      <dl className="grid gap-3.5 sm:grid-cols-2">
        <Answer
          label={t`You said, sure`}
          words={<AnswerText question={question} answer={answer} text={verdict.answer_text ?? t`Left out`} />}
        >
          {whyChosen(answer, verdict.key).map((why) => (
            // A box each: in a grid, texts side by side would run together.
            <span key={why}>
              <ContentText text={why} />
            </span>
          ))}
        </Answer>
        <Answer
          label={t`Right`}
          words={<RightText question={question} answerKey={verdict.key} text={verdict.right_text} />}
          isRight
        >
          {verdict.explanation && <ContentText text={verdict.explanation} isPassage />}
        </Answer>
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {teaches && contentPath && (
          <Button to={contentPath(teaches.content_id)} className="max-w-full max-sm:w-full">
            <BookOpen className="size-4.5 flex-none" aria-hidden="true" />
            <span className="min-w-0 whitespace-normal">{t`Read ‘${title}’`}</span>
          </Button>
        )}
        {comesBack && <p className="text-sm text-ink-2">{comesBackWords(inCapitals(dayWords(comesBack)))}</p>}
      </div>
    </div>
  );
}

const comesBackWords = (day: string) => t`${day} it comes back. What you were sure of stays best once it is put right.`;

interface AnswerProps {
  label: string;
  words: ReactNode;
  isRight?: boolean;
  children: ReactNode;
}

function Answer({ label, words, isRight = false, children }: AnswerProps) {
  return (
    <div className={classNames('rounded-[20px] px-5 py-4.5', isRight ? 'bg-leaf-soft' : 'bg-surface-2')}>
      <dt className={classNames('text-xs font-[650]', isRight ? 'text-leaf-ink' : 'text-ink-2')}>{label}</dt>
      <dd>
        <span className="block font-display text-lg leading-snug font-bold whitespace-pre-line wrap-anywhere">
          {words}
        </span>
        <span className="mt-1.5 grid gap-1 whitespace-pre-line text-ink-2 empty:hidden">{children}</span>
      </dd>
    </div>
  );
}
