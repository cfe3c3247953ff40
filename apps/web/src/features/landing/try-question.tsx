import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Answers, useAnswer } from './sample-answers.tsx';
import type { SampleQuestion } from './sample-questions.ts';

const CERTAINTIES = [
  { value: 'guess', label: msg`Guess` },
  { value: 'fairly_sure', label: msg`Fairly sure` },
  { value: 'sure', label: msg`Sure` },
] as const;
type Certainty = (typeof CERTAINTIES)[number]['value'];

/** A question that is answered here and now, with how sure one is of it. */
export function TryQuestion({ question, more }: { question: SampleQuestion; more?: ReactNode }) {
  const [certainty, setCertainty] = useState<Certainty | null>(null);
  const { chosen, choose, name } = useAnswer();
  const answered = chosen === null ? null : question.answers[chosen]!;
  return (
    <div>
      <h3 className="text-xl text-balance">{i18n._(question.prompt)}</h3>
      <div className="mt-5 max-w-md">
        <SegmentedControl
          label={t`How sure are you?`}
          isLabelShown
          options={CERTAINTIES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          value={certainty}
          onChange={setCertainty}
          disabled={chosen !== null}
          isWide
        />
      </div>
      <Answers question={question} chosen={chosen} choose={choose} name={name} />
      <div aria-live="polite" className="mt-4">
        {answered && (
          <div className="animate-rise rounded-md bg-surface px-5 py-4.5 text-ink">
            <b className="block font-display text-lg">{verdict(answered.isRight === true, certainty)}</b>
            <p className="mt-1">
              {answered.why ? `${i18n._(answered.why)} ` : ''}
              {i18n._(question.explanation)}
            </p>
            <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
              <button
                type="button"
                onClick={() => choose(null)}
                className="min-h-11 text-sm font-semibold text-leaf-ink underline-offset-4 hover:underline"
              >
                {t`Answer again`}
              </button>
              {more}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

function verdict(isRight: boolean, certainty: Certainty | null): string {
  if (isRight) return certainty === 'guess' ? t`Right, and now you know why.` : t`Right.`;
  return certainty === 'sure'
    ? t`Sure, and not right: the most useful thing a question can show.`
    : t`Not yet. This one would come back to you in a few days.`;
}
