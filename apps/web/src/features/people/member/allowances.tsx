import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberDetails } from '@snapwell/contract/organizations/members.schemas';
import { EXTRA_TIMES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMinute } from '#platform/device/minute.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { extraTimeChange, leaveChange } from '../people.queries.ts';

interface AllowanceProps {
  orgId: string;
  person: MemberDetails;
}

/** The day of a moment by this device's calendar, as a field of dates has it. */
const localDay = (moment: number) => {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** From which day to which they are away. */
export function LeaveCard({ orgId, person }: AllowanceProps) {
  const now = useMinute();
  const change = useMutation(leaveChange(orgId, person.uid));
  const [from, setFrom] = useState(localDay(now));
  const [until, setUntil] = useState('');
  const { leave } = person;
  const first = leave && formatDate(leave.from);
  // The leave ends when the day after its last begins.
  const last = leave?.until && formatDate(new Date(Date.parse(leave.until) - 1));
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-lg">{t`On leave`}</h2>
        <p className="mt-1 text-sm text-ink-2">
          <Trans>Streak, reminders and due dates wait until they are back.</Trans>
        </p>
      </div>
      {leave ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-52 font-semibold">
            {last ? t`From ${first ?? ''} to ${last}` : t`Since ${first ?? ''}, until they are back`}
          </p>
          <Button onClick={() => change.mutate(null)} isPending={change.isPending}>
            {Date.parse(leave.from) > now ? t`Take it back` : t`They are back`}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ from, until: until || null });
          }}
        >
          <TextField label={t`First day`} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          <TextField
            label={t`Last day`}
            isOptional
            type="date"
            min={from}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
          <Button type="submit" size="lg" disabled={from === ''} isPending={change.isPending}>
            {t`Put on leave`}
          </Button>
        </form>
      )}
      {change.error && <FormError>{wordsOf(change.error)}</FormError>}
    </Card>
  );
}

/** How much longer they have in timed quizzes. */
export function ExtraTimeCard({ orgId, person }: AllowanceProps) {
  const change = useMutation({
    ...extraTimeChange(orgId, person.uid),
    onSuccess: () => notify('success', t`Saved`, { sound: null }),
    onError: (error) => notify('error', wordsOf(error)),
  });
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t`Extra time`}</h2>
      <Select
        label={t`In quizzes with a time limit`}
        hint={t`For who needs longer to read or to write. It counts from the next attempt on, and only they and those who look after them see it.`}
        options={EXTRA_TIMES.map((percent) => ({
          value: String(percent),
          label: percent === 0 ? t`The same time as everybody` : t`${String(percent)}% more`,
        }))}
        value={String(person.extra_time_percent)}
        onChange={(value) => {
          const percent = EXTRA_TIMES.find((one) => String(one) === value);
          if (percent !== undefined && percent !== person.extra_time_percent) change.mutate(percent);
        }}
      />
    </Card>
  );
}
