import { t } from '@lingui/core/macro';
import type { DaysOff } from '@snapwell/contract/organizations/organizations.schemas';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/text-field.tsx';

/** A Monday: what weekdays are called is read off the days after it. */
const A_MONDAY = Date.parse('2024-01-01');
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const dayOfWeek = (weekday: number) => new Date(A_MONDAY + (weekday - 1) * 86_400_000).toISOString().slice(0, 10);

interface DaysOffFieldsProps {
  daysOff: DaysOff;
  onChange: (daysOff: DaysOff) => void;
}

/** Weekdays and single dates that neither keep nor break a streak. */
export function DaysOffFields({ daysOff: { weekdays, dates }, onChange }: DaysOffFieldsProps) {
  const [date, setDate] = useState('');
  const toggle = (weekday: number) =>
    onChange({
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((each) => each !== weekday)
        : [...weekdays, weekday].toSorted(),
      dates,
    });
  const add = () => {
    if (date && !dates.includes(date)) onChange({ weekdays, dates: [...dates, date].toSorted() });
    setDate('');
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-semibold">{t`Days off`}</legend>
      <p className="mt-1 text-xs text-ink-3">{t`They don't keep a streak and don't break one.`}</p>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((weekday) => (
          <label
            key={weekday}
            className={classNames(
              'relative grid min-h-11 min-w-13 cursor-pointer place-items-center rounded-control border-[1.5px] px-3 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-sky',
              weekdays.includes(weekday) ? 'border-leaf bg-leaf-soft text-leaf-ink' : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
              aria-label={formatDay(dayOfWeek(weekday), { weekday: 'long' })}
              disabled={weekdays.length === 6 && !weekdays.includes(weekday)}
            />
            <span aria-hidden="true">{formatDay(dayOfWeek(weekday), { weekday: 'short' })}</span>
          </label>
        ))}
      </div>
      {dates.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {dates.map((each) => (
            <li key={each}>
              <Button
                size="sm"
                aria-label={t`Remove ${formatDay(each)}`}
                onClick={() => onChange({ weekdays, dates: dates.filter((other) => other !== each) })}
              >
                {formatDay(each, { day: 'numeric', month: 'short', year: 'numeric' })}
                <X className="size-4" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-3">
        <TextField
          label={t`A single day, such as a holiday`}
          type="date"
          className="min-w-0 flex-1 sm:max-w-60"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button onClick={add} disabled={!date}>
          <Plus className="size-5" aria-hidden="true" /> {t`Add`}
        </Button>
      </div>
    </fieldset>
  );
}
