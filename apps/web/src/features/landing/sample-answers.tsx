import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { AnswerOption, type AnswerState } from '#ui/form/answer-option.tsx';
import type { SampleQuestion } from './sample-questions.ts';

/** The answers of a question: open, or with what became of the chosen one. */
export function Answers({
  question,
  chosen,
  choose,
  name,
}: {
  question: SampleQuestion;
  chosen: number | null;
  choose: (at: number) => void;
  name: string;
}) {
  return (
    <fieldset className="mt-5 grid gap-3">
      <legend className="sr-only">{i18n._(question.prompt)}</legend>
      {question.answers.map((answer, at) => {
        const state = stateOf(chosen === null ? null : chosen === at, answer.isRight === true);
        return (
          <AnswerOption
            key={at}
            keyName={String(at + 1)}
            state={state}
            remark={remarkOf(state)}
            {...(chosen === null && { choice: { type: 'radio', name, onChange: () => choose(at) } })}
          >
            {i18n._(answer.text)}
          </AnswerOption>
        );
      })}
    </fieldset>
  );
}

/** Which answer was chosen, null before. */
export function useAnswer() {
  const name = useId();
  const [chosen, choose] = useState<number | null>(null);
  return { name, chosen, choose };
}

/** `isChosen` is null before there is an answer. */
function stateOf(isChosen: boolean | null, isRight: boolean): AnswerState {
  if (isChosen === null) return 'open';
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'off';
}

function remarkOf(state: AnswerState): string {
  if (state === 'right') return t`Right`;
  if (state === 'wrong') return t`You chose this`;
  return state === 'missed' ? t`Right answer` : '';
}
