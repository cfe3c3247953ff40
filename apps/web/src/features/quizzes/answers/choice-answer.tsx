import { t } from '@lingui/core/macro';
import type { AnswerOf } from '@snapwell/contract/quizzes/question-types';
import { useId } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerOption } from '#ui/form/answer-option.tsx';
import type { AnswerProps } from './answer-props.ts';
import { optionRemark, optionState } from './option-look.ts';

type ChoiceType = 'single_choice' | 'multiple_choice';

/** Options to choose one or several of. Keys choose as well: which one, stands on each. */
export function ChoiceAnswer<T extends ChoiceType>({ question, answer, onAnswer, answerKey }: AnswerProps<T>) {
  const name = useId();
  const isMultiple = question.type === 'multiple_choice';
  const chosen = answer === null ? [] : [answer.chosen].flat();
  const choose = (id: number, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    // The one cast: which of the two shapes it is follows from the question's own type.
    onAnswer(
      (isMultiple ? { type: 'multiple_choice', chosen: next } : { type: 'single_choice', chosen: id }) as AnswerOf<T>,
    );
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t`Answers`}</legend>
      {question.options.map(({ id, text }, i) => {
        const key = answerKey?.options.find((option) => option.id === id);
        const state = optionState(chosen.includes(id), key?.is_right ?? null);
        return (
          <AnswerOption
            key={id}
            keyName={keyNameOf(question.options, i)}
            state={state}
            remark={optionRemark(state)}
            {...(!answerKey && {
              choice: {
                type: isMultiple ? 'checkbox' : 'radio',
                name,
                onChange: (isChosen: boolean) => choose(id, isChosen),
              },
            })}
          >
            <ContentText text={text} />
            {key?.why && (
              <span className="block text-sm font-normal text-ink-2">
                <ContentText text={key.why} />
              </span>
            )}
          </AnswerOption>
        );
      })}
    </fieldset>
  );
}

const FIRST_LETTER = 65;

/** A digit; a letter where the options are numbers themselves, as '1' before '4' would be read twice. */
function keyNameOf(options: readonly { readonly text: string }[], at: number): string {
  const areNumbers = options.every(({ text }) => /^\W*\d/.test(text));
  return areNumbers ? String.fromCodePoint(FIRST_LETTER + at) : String(at + 1);
}
