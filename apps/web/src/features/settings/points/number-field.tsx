import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { TextField } from '#ui/form/text-field.tsx';

interface NumberFieldProps {
  label: string;
  hint?: string | undefined;
  value: number;
  least?: number;
  most: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number. While something else is typed, it says so and tells nobody. */
export function NumberField({ label, hint, value, least = 0, most, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN);
  const isFine = (number: number) => number >= least && number <= most;
  const problem = typed === null ? error : t`Enter a number from ${least} to ${most}.`;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={typed ?? String(value)}
      {...(problem !== undefined && { error: problem })}
      onChange={({ target }) => {
        const number = read(target.value);
        setTyped(isFine(number) ? null : target.value);
        if (isFine(number)) onChange(number);
      }}
    />
  );
}
