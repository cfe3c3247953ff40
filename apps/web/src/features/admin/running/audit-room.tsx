import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { exportAuditLog } from '@snapwell/contract/admin/admin.endpoints';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText, ShieldCheck } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { auditLog, verifyAuditLog } from '../admin.queries.ts';
import { actName, knownActs } from '../kit/admin-texts.ts';
import { AuditRows } from '../kit/audit-rows.tsx';
import { download } from '../kit/download.ts';
import { More, Refusal, RoomHead } from '../kit/panel.tsx';
import { useSearchWord } from '../kit/use-search.ts';

/** What administrators did: found by act, by whom it was done to and by day, proved, and taken along. */
export function AuditRoom() {
  const [act, , setAct] = useSearchWord('act');
  const [target, deferredTarget, setTarget] = useSearchWord('target');
  const [from, , setFrom] = useSearchWord('from');
  const [until, , setUntil] = useSearchWord('until');
  const filter = {
    ...(act && { act }),
    ...(deferredTarget && { target: deferredTarget }),
    ...(from && { from: new Date(from).toISOString() }),
    ...(until && { until: new Date(Date.parse(until) + 86_400_000).toISOString() }),
  };
  const list = useSuspenseInfiniteQuery(auditLog(filter));
  const verify = useMutation(verifyAuditLog());
  const save = useMutation({ mutationFn: () => download(exportAuditLog, { query: filter }, 'audit-log.ndjson') });
  const entries = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <RoomHead
        title={t`Audit log`}
        lead={t`What administrators did. Entries can’t be changed or taken out without it being seen.`}
      >
        <Button isPending={verify.isPending} onClick={() => verify.mutate()}>
          <ShieldCheck className="size-4.5" aria-hidden="true" />
          <Trans>Check the log</Trans>
        </Button>
        <Button isPending={save.isPending} onClick={() => save.mutate()}>
          <Download className="size-4.5" aria-hidden="true" />
          <Trans>Export</Trans>
        </Button>
      </RoomHead>
      <Refusal error={verify.error ?? save.error} />
      <div role="status" className="empty:hidden">
        {verify.data && <Proof entries={verify.data.entries} problems={verify.data.problems} />}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Select
          label={t`What was done`}
          value={act || 'all'}
          onChange={(next) => setAct(next === 'all' ? '' : next)}
          options={[
            { value: 'all', label: t`Everything` },
            ...knownActs.map((value) => ({ value, label: actName(value) })),
          ]}
        />
        <TextField
          label={t`To whom or what`}
          hint={t`The id of an account or organization`}
          value={target}
          onChange={({ target: input }) => setTarget(input.value)}
        />
        <TextField label={t`From`} type="date" value={from} onChange={({ target: input }) => setFrom(input.value)} />
        <TextField label={t`Until`} type="date" value={until} onChange={({ target: input }) => setUntil(input.value)} />
      </div>
      <Card>
        {entries.length > 0 ? (
          <AuditRows entries={entries} />
        ) : (
          <EmptyState icon={<ScrollText />} title={t`No entries`}>
            <Trans>Nothing like this was done in that time.</Trans>
          </EmptyState>
        )}
        <More {...list} />
      </Card>
    </div>
  );
}

function Proof({ entries, problems }: { entries: number; problems: readonly { id: string; what: string }[] }) {
  if (problems.length === 0)
    return (
      <Callout kind="tip" heading="h2" title={t`The log is whole`}>
        {t`${plural(entries, { one: '# entry, as it was written.', other: '# entries, all as they were written.' })}`}
      </Callout>
    );
  const numbers = problems.map(({ id }) => id).join(', ');
  return (
    <Callout kind="danger" heading="h2" title={t`The log was tampered with`}>
      {t`${plural(problems.length, { one: 'Look at entry', other: 'Look at entries' })} ${numbers}. "npm run audit -- verify" says what is wrong with each.`}
    </Callout>
  );
}
