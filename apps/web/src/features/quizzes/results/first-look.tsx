import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { CircleHelp } from 'lucide-react';
import { Chip } from '#ui/action/chip.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { RightText } from '../answers/ordered-text.tsx';

type Questions = QuizResults['questions'];

/** As many leaves fit in a row of a phone. */
const MOST_LEAVES = 10;

/** Instead of a score that would say nothing: a leaf for each question, with a mark where somebody said so. */
export function FirstLookLeaves({ questions }: { questions: Questions }) {
  return (
    <ul className="flex flex-wrap gap-2.5 sm:gap-3.5" aria-hidden="true">
      {questions.slice(0, MOST_LEAVES).map(({ question, is_unknown: isUnknown }, at) => (
        <li
          key={question.id}
          className={`figure grid size-12 place-items-center border-2 border-dashed border-leaf bg-leaf-soft text-xl text-leaf-ink sm:size-18 ${at % 2 === 0 ? 'rounded-[50%_16%]' : 'rounded-[16%_50%]'}`}
        >
          {isUnknown ? '?' : at + 1}
        </li>
      ))}
    </ul>
  );
}

/** Nothing was right: the answers come first. */
export function FirstAnswers({ questions }: { questions: Questions }) {
  return (
    <section aria-labelledby="first-answers">
      <SectionHead id="first-answers" title={t`The answers`} />
      <ol className="border-b border-line">
        {questions.map(({ question, verdict, is_unknown: isUnknown }, at) => (
          <li key={question.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-4">
            <span
              className="figure grid size-8 place-items-center rounded-full border-2 border-line-strong text-sm text-ink-2"
              aria-hidden="true"
            >
              {at + 1}
            </span>
            <div>
              <p className="text-ink-2">
                <ContentText text={question.prompt.split('\n')[0]!} />{' '}
                {isUnknown && (
                  <Chip>
                    <CircleHelp aria-hidden="true" /> {t`I don’t know`}
                  </Chip>
                )}
              </p>
              <div className="mt-0.5 font-display text-lg leading-snug font-bold whitespace-pre-line text-leaf-ink wrap-anywhere">
                <RightText question={question} answerKey={verdict.key} text={verdict.right_text} />
              </div>
              {verdict.explanation && (
                <p className="mt-1 max-w-[65ch] whitespace-pre-line text-ink-2">
                  <ContentText text={verdict.explanation} isPassage />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
