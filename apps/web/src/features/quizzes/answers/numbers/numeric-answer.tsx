import { t } from '@lingui/core/macro';
import { readNumberWithUnit } from '@snapwell/contract/quizzes/marking/number-with-unit';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { AnswerProps } from '../answer-props.ts';

const RIGHT = '[&_input]:border-leaf [&_input]:bg-leaf-soft';
const WRONG = '[&_input]:border-berry [&_input]:bg-berry-soft';

/** A number, with its unit beside it or to choose. */
export function NumericAnswer({ question, answer, onAnswer, answerKey, isRight }: AnswerProps<'numeric'>) {
  return (
    <NumberAnswer
      {...question}
      answer={answer}
      onAnswer={(given) => onAnswer(given && { type: 'numeric', ...given })}
      isFinal={answerKey !== null}
      isRight={isRight}
    />
  );
}

interface TypedNumber {
  readonly text: string;
  readonly unit?: string | undefined;
}

interface NumberAnswerProps {
  unit: string | null;
  /** More than one: the unit is part of the answer. */
  units: readonly string[];
  answer: TypedNumber | null;
  onAnswer: (answer: { text: string; unit?: string } | null) => void;
  isFinal: boolean;
  isRight: boolean | null;
  /** How it is to be rounded. */
  hint?: string;
}

/** A number to type. What is no number is not sent. */
export function NumberAnswer({ unit, units, answer, onAnswer, isFinal, isRight, hint }: NumberAnswerProps) {
  const [text, setText] = useState(answer?.text ?? '');
  const [chosen, setChosen] = useState(answer?.unit);
  const shownUnit = units.length > 1 ? null : unit;
  const write = (next: string, nextUnit = chosen) => {
    setText(next);
    setChosen(nextUnit);
    const isNumber = readNumberWithUnit(next, shownUnit ?? nextUnit).length > 0;
    onAnswer(isNumber ? { text: next, ...(nextUnit !== undefined && { unit: nextUnit }) } : null);
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-3">
        <TextField
          label={t`Your number`}
          value={isFinal ? (answer?.text ?? '') : text}
          readOnly={isFinal}
          {...(hint !== undefined && { hint })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          error={isFinal || isBegun(text, shownUnit ?? chosen) ? undefined : numbersOnly(shownUnit)}
          onChange={(event) => write(event.target.value)}
          className={classNames('w-48', answer !== null && isRight !== null && (isRight ? RIGHT : WRONG))}
        />
        {shownUnit && <span className="pt-9.5 text-ink-2">{shownUnit}</span>}
        {isRight !== null && answer && (
          <span
            className={`flex items-center gap-1.5 pt-9.5 font-semibold ${isRight ? 'text-leaf-ink' : 'text-berry-ink'}`}
          >
            {isRight ? <Check className="size-5" aria-hidden="true" /> : <X className="size-5" aria-hidden="true" />}
            {isRight ? t`Right` : t`Not right`}
          </span>
        )}
      </div>
      {units.length > 1 && (
        <SegmentedControl
          label={t`Unit`}
          isLabelShown
          options={units.map((each) => ({ value: each, label: each }))}
          value={chosen ?? null}
          disabled={isFinal}
          onChange={(next) => write(text, next)}
        />
      )}
    </div>
  );
}

const numbersOnly = (unit: string | null) => (unit ? t`Numbers only, in ${unit}.` : t`Numbers only.`);

/** Nothing yet, a number, or the beginning of one: a sign, a fraction without its second half. */
function isBegun(text: string, unit: string | null | undefined): boolean {
  const trimmed = text.trim();
  return (
    /^[-+−]?[.,]?$/.test(trimmed) || [trimmed, `${trimmed}1`].some((each) => readNumberWithUnit(each, unit).length > 0)
  );
}
