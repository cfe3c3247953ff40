import { t } from '@lingui/core/macro';
import { LONGEST_SHORT_TEXT } from '@snapwell/contract/quizzes/question-types/written';
import { Check, Minus } from 'lucide-react';
import { ContentText } from '#ui/text/content-text.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { AnswerProps } from './answer-props.ts';

/** An answer in the learner's own words. Afterwards: which ideas were found in it, and how it could have been said. */
export function ShortTextAnswer({ answer, onAnswer, answerKey }: AnswerProps<'short_text'>) {
  return (
    <div className="grid gap-4">
      <TextArea
        label={t`Your answer`}
        value={answer?.text ?? ''}
        readOnly={answerKey !== null}
        maxLength={LONGEST_SHORT_TEXT}
        rows={4}
        hint={t`A sentence or two, in your own words.`}
        onChange={(event) => onAnswer({ type: 'short_text', text: event.target.value })}
      />
      {answerKey && (
        <>
          <ul className="grid gap-1.5" aria-label={t`Ideas`}>
            {answerKey.ideas.map(({ idea, found }) => (
              <li key={idea} className="flex items-start gap-2">
                {found ? (
                  <Check className="mt-0.5 size-5 flex-none text-leaf-ink" aria-label={t`Found`} />
                ) : (
                  <Minus className="mt-0.5 size-5 flex-none text-ink-3" aria-label={t`Not found`} />
                )}
                <span>
                  <ContentText text={idea} />
                  {found && <span className="text-ink-2"> (“{found}”)</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-ink-2">
            <b className="font-semibold text-ink">{t`For example:`}</b> <ContentText text={answerKey.sample_answer} />
          </p>
        </>
      )}
    </div>
  );
}
