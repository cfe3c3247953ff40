import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Job } from '@snapwell/contract/admin/admin.schemas';
import type { JobTurn } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { cancelJob, jobList, type JobState, jobTurns, retryJob } from '../admin.queries.ts';
import { jobName } from '../kit/admin-texts.ts';
import { More, Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';
import { useSearchWord } from '../kit/use-search.ts';

const TONES: Record<JobState, Tone> = {
  waiting: 'sky',
  running: 'snap',
  done: 'leaf',
  failed: 'berry',
  cancelled: 'plain',
};

/** Background work: what failed and why, what waits, and what comes by itself. */
export function JobsRoom() {
  const [word, , setWord] = useSearchWord('state');
  const state = word in TONES ? (word as JobState) : null;
  const list = useSuspenseInfiniteQuery(jobList(state));
  const retry = useMutation(retryJob());
  const cancel = useMutation(cancelJob());
  const rows = list.data.pages.flatMap(({ items }) => items);
  const names = stateNames();
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Jobs`} lead={t`What the server does after you’ve asked for it, or by itself.`} />
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl<JobState | 'all'>
          label={t`State`}
          options={[
            { value: 'all', label: t`All` },
            { value: 'failed', label: names.failed },
            { value: 'waiting', label: names.waiting },
            { value: 'running', label: names.running },
            { value: 'done', label: names.done },
          ]}
          value={state ?? 'all'}
          onChange={(next) => setWord(next === 'all' ? '' : next)}
        />
      </div>
      <Refusal error={retry.error ?? cancel.error} />
      <Panel title={t`Queue`}>
        {rows.length > 0 ? (
          <DataTable caption={t`Queue`} rows={rows} rowKey={({ id }) => id} columns={jobColumns(retry, cancel)} />
        ) : (
          <EmptyState icon={<Timer />} title={t`Nothing here`}>
            <Trans>What was done stays in this list for some days; what failed stays longer.</Trans>
          </EmptyState>
        )}
        <More {...list} />
      </Panel>
      <Turns />
    </div>
  );
}

function JobName({ job }: { job: Job }) {
  return (
    <span className="grid">
      {jobName(job.kind)}
      {job.error && <span className="text-xs font-normal wrap-anywhere text-berry-ink">{job.error}</span>}
    </span>
  );
}

const stateNames = (): Record<JobState, string> => ({
  waiting: t`Waiting`,
  running: t`Running`,
  done: t`Done`,
  failed: t`Failed`,
  cancelled: t`Cancelled`,
});

interface Acting {
  isPending: boolean;
  variables: string | undefined;
  mutate: (id: string) => void;
}

function jobColumns(retry: Acting, cancel: Acting): Column<Job>[] {
  const names = stateNames();
  return [
    { key: 'kind', head: t`What`, isName: true, cell: (job) => <JobName job={job} /> },
    {
      key: 'state',
      head: t`State`,
      cell: ({ state: at, progress }) => (
        <Chip tone={TONES[at]}>
          {names[at]} {at === 'running' && progress > 0 && formatPercent(progress)}
        </Chip>
      ),
    },
    { key: 'org', head: t`Organization`, cell: ({ org_id: id, org_name: name }) => name ?? id },
    { key: 'tries', head: t`Tries`, isNumber: true, cell: ({ attempts }) => attempts },
    { key: 'when', head: t`When`, cell: (job) => shortMoment(job.ended_at ?? job.due_at) },
    {
      key: 'act',
      head: t`Act`,
      isAction: true,
      cell: ({ id, state: at }) =>
        at === 'failed' || at === 'cancelled' ? (
          <Button size="sm" isPending={retry.isPending && retry.variables === id} onClick={() => retry.mutate(id)}>
            <Trans>Retry</Trans>
          </Button>
        ) : at === 'waiting' || at === 'running' ? (
          <Button size="sm" isPending={cancel.isPending && cancel.variables === id} onClick={() => cancel.mutate(id)}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null,
    },
  ];
}

const turnColumns = (): Column<JobTurn>[] => [
  { key: 'kind', head: t`What`, isName: true, cell: ({ kind }) => jobName(kind) },
  { key: 'every', head: t`How often`, cell: ({ every_minutes: minutes }) => everyOf(minutes) },
  {
    key: 'next',
    head: t`Next`,
    cell: ({ next_at: at, is_running: isRunning }) => (isRunning ? t`Now` : at ? shortMoment(at) : '–'),
  },
  {
    key: 'error',
    head: t`Last failure`,
    cell: ({ last_error: error }) => error && <span className="wrap-anywhere text-berry-ink">{error}</span>,
  },
];

/** The schedule: what comes by itself, how often, and when next. */
function Turns() {
  const { data } = useSuspenseQuery(jobTurns());
  return (
    <Panel title={t`Schedule`} lead={t`What the server does by itself.`}>
      <DataTable caption={t`Schedule`} rows={data.items} rowKey={({ kind }) => kind} columns={turnColumns()} />
    </Panel>
  );
}

function everyOf(minutes: number): string {
  if (minutes < 60) return t`${plural(minutes, { one: 'every minute', other: 'every # minutes' })}`;
  return t`${plural(minutes / 60, { one: 'every hour', other: 'every # hours' })}`;
}
