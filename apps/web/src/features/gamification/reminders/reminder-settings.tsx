import { formatTime } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import type { Reminders, RemindersChange } from '@snapwell/contract/gamification/reminders.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { canPush, subscribeToPush } from './push-subscription.ts';
import { addDevice, changeReminderSettings, reminderSettings } from './reminders.queries.ts';

/**
 * Whether and when one is told that the streak ends today: by mail, by a message of this browser, at an hour of one's
 * own.
 */
export function ReminderSettings({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(reminderSettings(orgId));
  const change = useMutation(changeReminderSettings(orgId));
  const push = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) await addDevice(await subscribeToPush(data.push_key));
      await change.mutateAsync({ is_push_on: isOn });
    },
    onError: ({ message }) => notify('error', message),
  });
  const shown: Reminders = { ...data, ...(change.isPending && change.variables) };
  const save = (next: RemindersChange) => change.mutate(next, { onError: ({ message }) => notify('error', message) });
  const isOn = shown.is_mail_on || shown.is_push_on;
  return (
    <div className="grid gap-2">
      <Switch
        label={t`By email`}
        hint={t`Only on days when your streak would end, and never while you're on leave.`}
        isOn={shown.is_mail_on}
        onChange={(is_mail_on) => save({ is_mail_on })}
      />
      <Switch
        label={t`As a message on your devices`}
        hint={
          canPush()
            ? t`Your browser asks you once on each device.`
            : t`This browser can't show messages. It may be able to once the app is on your home screen.`
        }
        isOn={push.isPending ? push.variables : shown.is_push_on}
        disabled={!canPush() && !shown.is_push_on}
        onChange={(next) => push.mutate(next)}
      />
      {isOn && (
        <Select
          label={t`At`}
          hint={t`In your own time zone. The usual hour is three hours before midnight.`}
          options={hours()}
          value={String(shown.hour)}
          onChange={(hour) => save({ hour: Number(hour) })}
          className="max-w-60"
        />
      )}
    </div>
  );
}

function hours(): { value: string; label: string }[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(new Date(2000, 0, 1, hour)),
  }));
}
