import { t } from '@lingui/core/macro';
import type { InsightScope } from '@snapwell/contract/analytics/insights.schemas';
import type { Alert, NewAlert, ReportSettings } from '@snapwell/contract/analytics/reports.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate, formatDay, formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { dayBefore } from '../address.ts';
import { organizationSource, panelOf } from '../insights.queries.ts';
import { addAlert, changeWeekly, removeAlert, reportKeys, reportSettings } from './reports.queries.ts';

const ALL = 'all';
const SHARES = [0.25, 0.5, 0.75, 0.9] as const;
const ACTIVE = 'active';

export interface ReportButtonProps {
  orgId: string;
  groups: InsightScope['groups'];
  /** The organization's day. */
  today: string;
}

/** What comes by mail without looking: the week's report, and alerts of one's own. */
export function ReportButton(props: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <BellRing className="size-4.5" aria-hidden="true" /> {t`Reports`}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={t`Reports by mail`}
          size="lg"
          footer={<Button onClick={() => setIsOpen(false)}>{t`Done`}</Button>}
        >
          <Reports {...props} />
        </Dialog>
      )}
    </>
  );
}

function Reports({ orgId, groups, today }: ReportButtonProps) {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...reportSettings(orgId), throwOnError: false });
  const store = (settings: ReportSettings) => queryClient.setQueryData(reportKeys.of(orgId), settings);
  const weekly = useMutation({ mutationFn: (isOn: boolean) => changeWeekly(orgId, isOn), onSuccess: store });
  const remove = useMutation({ mutationFn: (id: string) => removeAlert(orgId, id), onSuccess: store });
  const failure = error ?? weekly.error ?? remove.error;
  if (!data) return error ? <FormError>{wordsOf(error)}</FormError> : <RowsSkeleton />;
  return (
    <div className="grid gap-5">
      <Switch
        label={t`Weekly report`}
        hint={t`On Monday morning: three to five findings, each with what to do about it.`}
        isOn={data.is_weekly_on}
        onChange={(isOn) => weekly.mutate(isOn)}
        disabled={weekly.isPending}
      />
      <section className="border-t border-line pt-4">
        <h3 className="text-base">{t`Your alerts`}</h3>
        <p className="mt-1 text-sm text-ink-2">{t`Each is looked at every morning and writes to you once.`}</p>
        {data.alerts.length > 0 && (
          <ul className="mt-3 grid">
            {data.alerts.map((alert) => (
              <li key={alert.id} className="flex items-center gap-3 border-line py-2 not-last:border-b">
                <p className="min-w-0 flex-1">
                  {alertWords(alert)}
                  <span className="block text-xs text-ink-3">{alertState(alert)}</span>
                </p>
                <IconButton
                  label={t`Delete this alert`}
                  isPending={remove.isPending && remove.variables === alert.id}
                  onClick={() => remove.mutate(alert.id)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <NewAlertForm orgId={orgId} groups={groups} today={today} onAdded={store} />
      </section>
      <FormError>{failure && wordsOf(failure)}</FormError>
    </div>
  );
}

/** 'Fewer than 50% have finished Sepsis by 20 December (Ward 4).' */
export function alertWords(alert: Pick<Alert, 'measure' | 'below' | 'by' | 'module_title' | 'group_name'>): string {
  const { measure, by, module_title: title, group_name: group } = alert;
  const share = formatPercent(alert.below);
  const who = group ?? t`All groups`;
  const module = title ?? t`a module that is gone`;
  const day = by && formatDay(by, { day: 'numeric', month: 'long' });
  if (measure === 'finished')
    return day
      ? t`${who}: fewer than ${share} have finished ${module} by ${day}`
      : t`${who}: fewer than ${share} have finished ${module}`;
  return day
    ? t`${who}: fewer than ${share} learned in the week before ${day}`
    : t`${who}: fewer than ${share} learned in the last seven days`;
}

function alertState({ share, sent_at: sentAt }: Alert): string {
  const percent = share === null ? '' : formatPercent(share);
  const now = share === null ? t`Not looked at yet` : t`Now ${percent}`;
  if (sentAt === null) return now;
  const day = formatDate(sentAt, { day: 'numeric', month: 'long' });
  return `${now} · ${t`written to you on ${day}`}`;
}

interface NewAlertFormProps extends ReportButtonProps {
  onAdded: (settings: ReportSettings) => void;
}

function NewAlertForm({ orgId, groups, today, onAdded }: NewAlertFormProps) {
  const [what, setWhat] = useState(ACTIVE);
  const [group, setGroup] = useState(ALL);
  const [share, setShare] = useState('0.5');
  const [by, setBy] = useState('');
  const modules = useModules(orgId, today);
  const add = useMutation({ mutationFn: (body: NewAlert) => addAlert(orgId, body), onSuccess: onAdded });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({
      measure: what === ACTIVE ? 'active' : 'finished',
      below: Number(share),
      by: by === '' ? null : by,
      group_id: group === ALL ? null : group,
      module_id: what === ACTIVE ? null : what,
    });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3 rounded-md bg-surface-2 p-4 sm:grid-cols-2">
      <Select
        label={t`Write to me when fewer than`}
        value={share}
        onChange={setShare}
        options={SHARES.map((each) => ({ value: String(each), label: formatPercent(each) }))}
      />
      <Select
        label={t`of`}
        value={group}
        onChange={setGroup}
        options={[{ value: ALL, label: t`All groups` }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select
        label={t`have`}
        value={what}
        onChange={setWhat}
        options={[
          { value: ACTIVE, label: t`learned in the last seven days` },
          ...modules.map(({ id, title }) => ({ value: id, label: t`finished ${title}` })),
        ]}
      />
      <TextField
        label={t`by the end of`}
        type="date"
        isOptional
        value={by}
        min={today}
        onChange={({ target }) => setBy(target.value)}
      />
      <div className="sm:col-span-2">
        <Button type="submit" isPending={add.isPending}>{t`Add alert`}</Button>
        <FormError>{add.error && wordsOf(add.error)}</FormError>
      </div>
    </form>
  );
}

/** Modules that somebody has begun within a year; there is nothing to watch about the others. */
function useModules(orgId: string, today: string): { id: string; title: string }[] {
  const query = { from: dayBefore(today, 364), to: today, groupId: null, isCompared: false };
  const { data } = useQuery({ ...panelOf(organizationSource(orgId), 'funnel', query), throwOnError: false });
  return data?.rows.map(({ module_id: id, title }) => ({ id, title })) ?? [];
}
