import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ServerProcess } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { checkNow, systemHealth } from '../admin.queries.ts';
import { Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';
import { ServiceStrips } from './service-strips.tsx';

/** Every service and every process with its last sign of life. */
export function HealthRoom() {
  const { data, dataUpdatedAt } = useSuspenseQuery(systemHealth());
  const check = useMutation(checkNow());
  const since = data.services.find(({ state }) => state === 'down')?.since ?? null;
  const checkedAt = data.services.find(({ checked_at: at }) => at !== null)?.checked_at;
  const when = checkedAt ? shortMoment(checkedAt) : '';
  return (
    <div className="grid gap-5">
      <RoomHead
        title={t`Health`}
        lead={checkedAt ? t`Checked every five minutes, last at ${when}.` : t`Checked every five minutes.`}
      >
        <Button isPending={check.isPending} onClick={() => check.mutate()}>
          <RefreshCw className="size-4.5" aria-hidden="true" />
          <Trans>Check all now</Trans>
        </Button>
      </RoomHead>
      <Refusal error={check.error} />
      <Panel title={t`Services`}>
        <ServiceStrips services={data.services} since={since} now={dataUpdatedAt} />
      </Panel>
      <Panel title={t`Processes`}>
        <DataTable caption={t`Processes`} rows={data.processes} rowKey={({ id }) => id} columns={processColumns()} />
      </Panel>
    </div>
  );
}

const processColumns = (): Column<ServerProcess>[] => [
  { key: 'host', head: t`Where`, isName: true, cell: ({ host, pid }) => `${host} · ${pid}` },
  {
    key: 'state',
    head: t`State`,
    cell: ({ is_alive: isAlive }) => (isAlive ? <Chip tone="leaf">{t`Running`}</Chip> : <Chip>{t`Gone`}</Chip>),
  },
  { key: 'version', head: t`Version`, cell: ({ version }) => version },
  { key: 'memory', head: t`Memory`, isNumber: true, cell: ({ memory_mb: mb }) => t`${formatNumber(mb)} MB` },
  { key: 'started', head: t`Started`, cell: ({ started_at: at }) => shortMoment(at) },
  { key: 'seen', head: t`Last sign of life`, cell: ({ last_seen_at: at }) => shortMoment(at) },
];
