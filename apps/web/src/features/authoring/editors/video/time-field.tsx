import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { TextField } from '#ui/form/text-field.tsx';
import { readTimestamp, shortTime } from './vtt.ts';

interface TimeFieldProps {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  onChange: (seconds: number) => void;
  error?: string;
  className?: string;
}

/** A time of a film, typed as '1:05.2'. */
export function TimeField({ value, onChange, error, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readTimestamp(typed) === null;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? shortTime(value)}
      error={isWrong ? t`A time looks like 1:05.2.` : error}
      onChange={(event) => {
        setTyped(event.target.value);
        const seconds = readTimestamp(event.target.value);
        if (seconds !== null) onChange(seconds);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
