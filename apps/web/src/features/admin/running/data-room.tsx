import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { downloadDataExport } from '@snapwell/contract/admin/system.endpoints';
import { RETENTION_DAYS } from '@snapwell/contract/admin/system.limits';
import type { DataRequest, Retention } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { dataRequests, retentionRules, setRetention } from '../admin.queries.ts';
import { download } from '../kit/download.ts';
import { More, Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';

const TONES: Record<DataRequest['state'], Tone> = { waiting: 'sky', running: 'snap', done: 'leaf', failed: 'berry' };

/** Copies and erasures of people with how far they are, how long things are kept, and why. */
export function DataRoom() {
  const list = useSuspenseInfiniteQuery(dataRequests());
  const requests = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Data rights`} lead={t`Ask for a copy or an erasure on a person’s page.`}>
        <Button to={paths.adminUsers}>
          <Trans>Find a person</Trans>
        </Button>
      </RoomHead>
      <Panel title={t`Copies and erasures`} lead={t`A copy can be downloaded for seven days.`}>
        {requests.length > 0 ? (
          <ul>
            {requests.map((request) => (
              <li key={request.id} className="border-b border-line py-3.5 last:border-0">
                <RequestRow request={request} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Lock />} title={t`Nobody has asked yet`}>
            <Trans>Copies and erasures that you ask for stand here with how far they are.</Trans>
          </EmptyState>
        )}
        <More {...list} />
      </Panel>
      <RetentionPanel />
    </div>
  );
}

function RequestRow({ request }: { request: DataRequest }) {
  const save = useMutation({
    mutationFn: () => download(downloadDataExport, { params: { requestId: request.id } }, `person-${request.uid}.json`),
  });
  const names = { waiting: t`Waiting`, running: t`Running`, done: t`Done`, failed: t`Failed` };
  const isUnderWay = request.state === 'waiting' || request.state === 'running';
  const title = request.kind === 'export' ? t`A copy of everything` : t`Erasure`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="grid min-w-0 flex-1 basis-56">
        <b className="font-semibold">{title}</b>
        <span className="text-sm wrap-anywhere text-ink-3">
          {request.display_name || request.uid} · {shortMoment(request.requested_at)}
        </span>
        <Refusal error={save.error} />
      </span>
      {isUnderWay && (
        <span className="w-32">
          <ProgressBar size="sm" value={request.progress * 100} label={title} />
        </span>
      )}
      <Chip tone={TONES[request.state]}>{names[request.state]}</Chip>
      {request.has_file && (
        <Button size="sm" isPending={save.isPending} onClick={() => save.mutate()}>
          <Download className="size-4" aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
      )}
    </div>
  );
}

const FIELDS = ['audit_log', 'security_events', 'errors', 'finished_jobs'] as const;

function RetentionPanel() {
  const { data } = useSuspenseQuery(retentionRules());
  return (
    <>
      <RetentionForm key={JSON.stringify(data.retention)} retention={data.retention} />
      <Panel title={t`What an erasure does`}>
        <div className="grid gap-2">
          <Rules tables={tablesThat(data.rules, 'erased')} title={t`Erased`}>
            <Trans>It was for the person’s own eyes, or in their own words.</Trans>
          </Rules>
          <Rules tables={tablesThat(data.rules, 'kept')} title={t`Kept without a name`}>
            <Trans>
              Others compare themselves with it, or it is counted. It names nobody once the account is gone.
            </Trans>
          </Rules>
          <Rules tables={tablesThat(data.rules, 'unlinked')} title={t`Kept, unlinked`}>
            <Trans>It says something of the product, not of the person.</Trans>
          </Rules>
          <Rules tables={tablesThat(data.rules, 'account')} title={t`Goes with the account`}>
            <Trans>What they signed in with.</Trans>
          </Rules>
        </div>
      </Panel>
    </>
  );
}

const tablesThat = (rules: readonly { table: string; end: string }[], end: string) =>
  rules.filter((rule) => rule.end === end).map(({ table }) => table);

function Rules({ title, tables, children }: { title: string; tables: readonly string[]; children: React.ReactNode }) {
  const count = t`${plural(tables.length, { one: '# table', other: '# tables' })}`;
  return (
    <Disclosure title={`${title}, ${count}`}>
      <p className="text-ink-2">{children}</p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-3">{tables.join(', ')}</p>
    </Disclosure>
  );
}

function RetentionForm({ retention }: { retention: Retention }) {
  const save = useMutation(setRetention());
  const [days, setDays] = useState(retention);
  const labels = {
    audit_log: t`Audit log`,
    security_events: t`Sign-ins, refusals, changes of rights`,
    errors: t`Errors of browsers`,
    finished_jobs: t`Finished jobs`,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(days);
  };
  return (
    <Panel title={t`How long things are kept`} lead={t`In days. What is older goes within six hours.`}>
      <form className="grid gap-4" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              type="number"
              inputMode="numeric"
              required
              min={RETENTION_DAYS.least}
              max={RETENTION_DAYS.most}
              value={days[name]}
              onChange={({ target }) => setDays({ ...days, [name]: Number(target.value) })}
            />
          ))}
        </div>
        <Refusal error={save.error} />
        <Button type="submit" className="justify-self-start" isPending={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Panel>
  );
}
