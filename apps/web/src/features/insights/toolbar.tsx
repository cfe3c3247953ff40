import { plural, t } from '@lingui/core/macro';
import type { InsightScope } from '@snapwell/contract/analytics/insights.schemas';
import { CalendarDays, ChevronDown, Link2, Users } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { daysIn, type InsightsAddress, RANGES } from './address.ts';
import { copyLink } from './panel.tsx';

const ALL = 'all';

export interface ToolbarProps {
  scope: InsightScope;
  address: InsightsAddress;
  onChange: (change: Partial<InsightsAddress>) => void;
  sharedAddress: () => string;
}

/** Which days, whose, beside which others; all of it stands in the address. */
export function Toolbar({ scope, address, onChange, sharedAddress }: ToolbarProps) {
  const groups = scope.groups.map(({ id, name, members }) => {
    const count = formatNumber(members);
    return { value: id, label: name, detail: t`${count} members` };
  });
  return (
    <div
      role="group"
      aria-label={t`What is shown`}
      className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    >
      <RangePicker scope={scope} address={address} onChange={onChange} />
      {groups.length > 0 && (
        <Select
          label={t`Group`}
          isLabelHidden
          icon={<Users aria-hidden="true" />}
          className="min-w-40 max-sm:min-w-0"
          options={[{ value: ALL, label: scope.is_everybody ? t`All groups` : t`All your groups` }, ...groups]}
          value={address.groupId ?? ALL}
          onChange={(value) => onChange({ groupId: value === ALL ? null : value })}
        />
      )}
      <Button onClick={() => void copyLink(sharedAddress())}>
        <Link2 className="size-4.5" aria-hidden="true" /> {t`Copy link`}
      </Button>
    </div>
  );
}

function RangePicker({ scope, address, onChange }: Omit<ToolbarProps, 'sharedAddress'>) {
  const { from, to, isCompared, lastDays } = address;
  const [own, setOwn] = useState({ from, to });
  const isPossible = own.from !== '' && own.to !== '' && own.from <= own.to && daysIn(own) <= 366;
  return (
    <Popover
      className="w-[min(20rem,calc(100vw-24px))]"
      trigger={
        <Button className="max-sm:col-span-2">
          <CalendarDays className="size-4.5" aria-hidden="true" />
          {rangeWords(address)}
          <ChevronDown className="size-4.5" aria-hidden="true" />
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-2">
          {RANGES.map((days) => ({ days, weeks: days / 7 })).map(({ days, weeks }) => (
            <Button
              key={days}
              size="sm"
              aria-pressed={lastDays === days}
              onClick={() => onChange({ lastDays: days })}
              className="aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
            >
              {plural(weeks, { one: 'Last week', other: 'Last # weeks' })}
            </Button>
          ))}
        </div>
        <form
          className="grid gap-2 border-t border-line pt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isPossible) onChange(own);
          }}
        >
          <div className="grid grid-cols-2 gap-2">
            <TextField
              label={t`From`}
              type="date"
              value={own.from}
              min={scope.first_day ?? undefined}
              max={scope.today}
              onChange={({ target }) => setOwn({ ...own, from: target.value })}
            />
            <TextField
              label={t`To`}
              type="date"
              value={own.to}
              min={own.from}
              max={scope.today}
              onChange={({ target }) => setOwn({ ...own, to: target.value })}
            />
          </div>
          <Button type="submit" size="sm" disabled={!isPossible}>{t`Show these days`}</Button>
          {!isPossible && <p className="text-xs text-ink-2">{t`Name a first and a last day, at most a year apart.`}</p>}
        </form>
        <Switch
          label={t`Compare with the period before`}
          isOn={isCompared}
          onChange={(isOn) => onChange({ isCompared: isOn })}
        />
      </div>
    </Popover>
  );
}

/** '25 Oct – 23 Nov 2026'. */
export function rangeWords({ from, to }: Pick<InsightsAddress, 'from' | 'to'>): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = formatDay(from, { day: 'numeric', month: 'short', ...(!isOneYear && { year: 'numeric' }) });
  const last = formatDay(to, { day: 'numeric', month: 'short', year: 'numeric' });
  return t`${first} to ${last}`;
}
