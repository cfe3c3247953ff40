import { Check, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';

const RIGHT = '[&_input]:border-leaf [&_input]:bg-leaf-soft';
const WRONG = '[&_input]:border-berry [&_input]:bg-berry-soft';

/** A number, with its unit beside it or to choose. */
export function NumericAnswer({ question, answer, onAnswer, answerKey, isRight }: AnswerProps<'numeric'>) {
  const { unit, units } = question;
  const write = (text: string, chosen = answer?.unit) =>
    onAnswer({ type: 'numeric', text, ...(chosen !== undefined && { unit: chosen }) });
  const shownUnit = units.length > 1 ? null : unit;
  return (
    <div className="grid gap-5">
      <div className="flex items-end gap-3">
        <TextField
          label="Your number"
          value={answer?.text ?? ''}
          readOnly={answerKey !== null}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          onChange={(event) => write(event.target.value)}
          className={classNames('w-48', answer !== null && isRight !== null && (isRight ? RIGHT : WRONG))}
        />
        {shownUnit && <span className="pb-3 text-ink-2">{shownUnit}</span>}
        {isRight !== null && answer && (
          <span
            className={`flex items-center gap-1.5 pb-3 font-semibold ${isRight ? 'text-leaf-ink' : 'text-berry-ink'}`}
          >
            {isRight ? <Check className="size-5" aria-hidden="true" /> : <X className="size-5" aria-hidden="true" />}
            {isRight ? 'Right' : 'Not right'}
          </span>
        )}
      </div>
      {units.length > 1 && (
        <SegmentedControl
          label="Unit"
          isLabelShown
          options={units.map((each) => ({ value: each, label: each }))}
          value={answer?.unit ?? null}
          disabled={answerKey !== null}
          onChange={(chosen) => write(answer?.text ?? '', chosen)}
        />
      )}
    </div>
  );
}
