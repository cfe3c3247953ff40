import { hourChoices, zoneChoices } from '#platform/locale/day-clock.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select } from '#ui/form/select.tsx';

/** Stands for 'as the organization does it'. */
const LIKE_ORGANIZATION = 'organization';

interface DayClockFieldsProps {
  timezone: string | null;
  dayStartHour: number | null;
  onChange: (change: { timezone?: string | null; day_start_hour?: number | null }) => void;
  isSaving: boolean;
}

/** Where one is and when one's day begins, for those who travel or work shifts. A change never breaks a streak. */
export function DayClockFields({ timezone, dayStartHour, onChange, isSaving }: DayClockFieldsProps) {
  const likeOrganization = { value: LIKE_ORGANIZATION, label: t`Same as my organization` };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t`Time zone`}
        options={[likeOrganization, ...zoneChoices(timezone)]}
        value={timezone ?? LIKE_ORGANIZATION}
        onChange={(next) => onChange({ timezone: next === LIKE_ORGANIZATION ? null : next })}
        disabled={isSaving}
      />
      <Select
        label={t`A new day begins at`}
        options={[likeOrganization, ...hourChoices()]}
        value={dayStartHour === null ? LIKE_ORGANIZATION : String(dayStartHour)}
        onChange={(next) => onChange({ day_start_hour: next === LIKE_ORGANIZATION ? null : Number(next) })}
        disabled={isSaving}
      />
      <p className="text-xs text-ink-2 sm:col-span-2">
        <Trans>
          If you work nights, let your day begin when your shift is over. Changes count from your next day on, and never
          break your streak.
        </Trans>
      </p>
    </div>
  );
}
