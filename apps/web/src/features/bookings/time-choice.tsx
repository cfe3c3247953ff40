import { t } from '@lingui/core/macro';
import { formatDate, formatTime } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { INPUT_LOOK } from '#ui/form/input-look.ts';

interface TimeChoiceProps {
  /** Null while they are being asked for. */
  times: readonly string[] | null;
  value: string;
  onChange: (time: string) => void;
  error?: string;
}

const dayOf = (time: string) => new Date(time).toDateString();

/** Two plain lists, a day and a time of it, in the reader's own time zone. */
export function TimeChoice({ times, value, onChange, error }: TimeChoiceProps) {
  const days = [...Map.groupBy(times ?? [], dayOf).values()];
  const ofDay = days.find((each) => each.includes(value)) ?? [];
  const isWaiting = times === null;
  return (
    <>
      <Field label={t`Day`}>
        {(control) => (
          <select
            {...control}
            className={classNames(INPUT_LOOK, 'cursor-pointer')}
            value={ofDay[0] ?? ''}
            disabled={isWaiting}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{isWaiting ? t`Looking for free times` : t`Choose a day`}</option>
            {days.map(([first]) => (
              <option key={first} value={first}>
                {formatDate(first!, { weekday: 'long', day: 'numeric', month: 'long' })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t`Time`} hint={t`30 minutes, in your time zone`} error={error}>
        {(control) => (
          <select
            {...control}
            className={classNames(INPUT_LOOK, 'cursor-pointer')}
            value={value}
            disabled={ofDay.length === 0}
            onChange={(event) => onChange(event.target.value)}
          >
            {ofDay.length === 0 && <option value="">{t`First a day`}</option>}
            {ofDay.map((time) => (
              <option key={time} value={time}>
                {formatTime(time)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
