import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { INPUT_LOOK } from '#ui/form/input-look.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Cursor } from './cursor.ts';

interface TextProps {
  at: Cursor<string> | Cursor<string | undefined>;
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  /** Left empty it is taken out of the body. */
  isOptional?: boolean;
  /** How many lines stand there before it grows with what is written; one holds no line breaks. */
  rows?: number;
  className?: string;
}

/** A text of a body. */
export function WordsField({ at, isOptional = false, rows = 1, ...field }: TextProps) {
  const cursor = at as Cursor<string | undefined>;
  const control = {
    ...field,
    isOptional,
    error: cursor.problem,
    value: cursor.value ?? '',
    onChange: (event: { target: { value: string } }) => {
      const text = rows > 1 ? event.target.value : event.target.value.replaceAll(/\s*\n\s*/g, ' ');
      cursor.set(isOptional && text === '' ? undefined : text);
    },
  };
  return <TextArea {...control} rows={rows} />;
}

interface NumberProps {
  at: Cursor<number> | Cursor<number | undefined>;
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  isOptional?: boolean;
  min?: number;
  max?: number;
  step?: number | 'any';
  className?: string;
}

/** A number of a body. While it is being typed it may be no number yet; the body has the last one that was. */
export function NumberField({ at, isOptional = false, ...field }: NumberProps) {
  const cursor = at as Cursor<number | undefined>;
  const [typed, setTyped] = useState<string | null>(null);
  // What came from elsewhere meanwhile is shown, not overwritten.
  const isOwn = typed !== null && (typed === '' || Number(typed) === cursor.value);
  return (
    <TextField
      {...field}
      isOptional={isOptional}
      type="number"
      inputMode="decimal"
      error={cursor.problem}
      value={isOwn ? typed : (cursor.value?.toString() ?? '')}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const number = Number(value);
        if (value === '' && isOptional) cursor.set(undefined);
        else if (value !== '' && Number.isFinite(number)) cursor.set(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface ChoiceProps<Value extends string | number | boolean> {
  at: Cursor<Value | undefined>;
  label: string;
  options: readonly { value: Value; label: string }[];
  className?: string;
}

/** One of a few, or nothing of them. */
export function ChoiceField<Value extends string | number | boolean>({
  at,
  label,
  options,
  className,
}: ChoiceProps<Value>) {
  return (
    <Field label={label} error={at.problem} className={className} isOptional>
      {(control) => (
        <select
          {...control}
          value={options.findIndex(({ value }) => value === at.value)}
          onChange={({ target }) => at.set(options[Number(target.value)]?.value, t`${label}: changed.`)}
          className={classNames(INPUT_LOOK, 'cursor-pointer truncate')}
        >
          <option value={-1}>{t({ message: 'Nothing chosen' })}</option>
          {options.map((option, place) => (
            <option key={place} value={place}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
