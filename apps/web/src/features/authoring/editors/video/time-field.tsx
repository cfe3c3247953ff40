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
  const seconds = typed === null ? null : readTimestamp(typed);
  const isWrong = typed !== null && seconds === null;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={isWrong || seconds === value ? typed! : shortTime(value)}
      error={isWrong ? t`A time looks like 1:05.2.` : error}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = readTimestamp(event.target.value);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
