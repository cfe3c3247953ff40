import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LONGEST_GRACE_DAYS } from '@snapwell/contract/learning/assignments/assignments.limits';
import type { DueRule, ReminderStep } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useState } from 'react';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Draft } from './assignment-draft.ts';
import { addDays, monthsWords, todayHere } from './assignment-words.ts';

const PERIODS = ['once', '12', '24', 'other'] as const;

/** By which day, how often, and with which reminders. */
export function WhenStep({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { due, months, graceDays, reminders } = draft;
  const today = todayHere();
  // A limit that moves while a day is typed makes the browser forget the digits before it.
  const [earliest] = useState(due.type === 'day' && due.day < today ? due.day : today);
  const [isOther, setOther] = useState(months !== null && months !== 12 && months !== 24);
  const period = isOther ? 'other' : months === null ? 'once' : months === 12 ? '12' : '24';
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">
        <Trans>By when?</Trans>
      </h2>
      <SegmentedControl
        label={t`By when`}
        options={[
          { value: 'day', label: t`On a day` },
          { value: 'days', label: t`Days after being asked` },
          { value: 'open', label: t`No day` },
        ]}
        value={due.type}
        onChange={(type) =>
          onChange({
            due: {
              day: { type: 'day', day: addDays(today, 21) },
              days: { type: 'days', days: 28 },
              open: { type: 'open' },
            }[type] as DueRule,
          })
        }
      />
      {due.type === 'day' && (
        <TextField
          label={t`Day`}
          type="date"
          min={earliest}
          value={due.day}
          onChange={({ target }) => target.value && onChange({ due: { type: 'day', day: target.value } })}
        />
      )}
      {due.type === 'days' && (
        <TextField
          label={t`Days`}
          type="number"
          min={1}
          max={730}
          value={due.days}
          onChange={({ target }) =>
            target.valueAsNumber > 0 && onChange({ due: { type: 'days', days: Math.min(730, target.valueAsNumber) } })
          }
        />
      )}
      <SegmentedControl
        label={t`Again`}
        isLabelShown
        options={PERIODS.map((value) => ({
          value,
          label: { once: t`Once`, 12: monthsWords(12), 24: monthsWords(24), other: t`Other` }[value],
        }))}
        value={period}
        onChange={(value) => {
          setOther(value === 'other');
          onChange({ months: value === 'once' ? null : value === 'other' ? (months ?? 6) : Number(value) });
        }}
      />
      {period === 'other' && (
        <TextField
          label={t`Months`}
          type="number"
          min={1}
          max={120}
          value={months ?? 6}
          onChange={({ target }) =>
            target.valueAsNumber > 0 && onChange({ months: Math.min(120, target.valueAsNumber) })
          }
        />
      )}
      {due.type !== 'open' && (
        <TextField
          label={t`Days of grace`}
          hint={t`After the day. Nobody counts as late before they're over.`}
          type="number"
          min={0}
          max={LONGEST_GRACE_DAYS}
          value={graceDays}
          onChange={({ target }) =>
            onChange({ graceDays: Math.min(LONGEST_GRACE_DAYS, Math.max(0, Math.round(target.valueAsNumber) || 0)) })
          }
        />
      )}
      {due.type !== 'open' && (
        <Reminders reminders={reminders} onChange={(chosen) => onChange({ reminders: chosen })} />
      )}
    </div>
  );
}

interface RemindersProps {
  reminders: readonly ReminderStep[];
  onChange: (reminders: readonly ReminderStep[]) => void;
}

function Reminders({ reminders, onChange }: RemindersProps) {
  const toggle = (which: ReminderStep, isOn: boolean) =>
    onChange(isOn ? [...reminders, which] : reminders.filter((each) => each !== which));
  return (
    <fieldset className="divide-y divide-line">
      <legend className="mb-1 font-semibold">{t`Reminders, between 7 and 20 o’clock`}</legend>
      <Switch
        label={t`A week before`}
        hint={t`to those not done`}
        isOn={reminders.includes('week_before')}
        onChange={(isOn) => toggle('week_before', isOn)}
      />
      <Switch
        label={t`The day before`}
        hint={t`to those not done`}
        isOn={reminders.includes('day_before')}
        onChange={(isOn) => toggle('day_before', isOn)}
      />
      <Switch
        label={t`A week after`}
        hint={t`to the person and whoever leads their group`}
        isOn={reminders.includes('week_after')}
        onChange={(isOn) => toggle('week_after', isOn)}
      />
    </fieldset>
  );
}
