import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerOption } from '#ui/form/answer-option.tsx';
import type { AnswerProps } from './answer-props.ts';
import { optionRemark, optionState } from './option-look.ts';

/** True or false. */
export function TrueFalseAnswer({ answer, onAnswer, answerKey }: AnswerProps<'true_false'>) {
  const name = useId();
  const whyOf = (value: boolean) => answerKey && (value ? answerKey.why_true : answerKey.why_false);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 in-data-phone:sm:grid-cols-1">
      <legend className="sr-only">{t`True or false`}</legend>
      {[true, false].map((value, i) => {
        const state = optionState(answer?.value === value, answerKey ? answerKey.value === value : null);
        return (
          <AnswerOption
            key={String(value)}
            keyName={String(i + 1)}
            state={state}
            remark={optionRemark(state)}
            {...(!answerKey && {
              choice: { type: 'radio', name, onChange: () => onAnswer({ type: 'true_false', value }) },
            })}
          >
            {value ? t`True` : t`False`}
            {whyOf(value) && (
              <span className="block text-sm font-normal text-ink-2">
                <ContentText text={whyOf(value)!} />
              </span>
            )}
          </AnswerOption>
        );
      })}
    </fieldset>
  );
}
