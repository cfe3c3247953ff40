import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { errorOccurrence } from '@snapwell/contract/admin/admin.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { DataTable } from '#ui/layout/data-table.tsx';
import { errorReport, resolveError } from '../admin.queries.ts';
import { categoryNames, categoryTones } from '../kit/admin-texts.ts';
import { Bars } from '../kit/bars.tsx';
import { Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortDay, shortMoment } from '../kit/times.ts';

/** One error: how often, since when, in which releases, and the last times with all that is known. */
export function ErrorPage({ fingerprint }: { fingerprint: string }) {
  const { data } = useSuspenseQuery(errorReport(fingerprint));
  const resolve = useMutation(resolveError(fingerprint));
  const firstDay = data.days[0]!.day;
  return (
    <div className="grid gap-5">
      <TextLink to={paths.adminErrors}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        <Trans>Errors</Trans>
      </TextLink>
      <RoomHead title={<code className="font-text text-xl font-semibold">{data.message}</code>}>
        {data.is_resolved ? (
          <Button isPending={resolve.isPending} onClick={() => resolve.mutate(false)}>
            <RotateCcw className="size-4.5" aria-hidden="true" />
            <Trans>Open again</Trans>
          </Button>
        ) : (
          <SnapButton size="sm" isPending={resolve.isPending} onClick={() => resolve.mutate(true)}>
            <Check className="size-5" aria-hidden="true" />
            <Trans>Resolve</Trans>
          </SnapButton>
        )}
      </RoomHead>
      <Refusal error={resolve.error} />
      <div className="-mt-4 flex flex-wrap gap-2">
        <Chip tone={categoryTones[data.category]}>{i18n._(categoryNames[data.category])}</Chip>
        {data.is_resolved ? (
          <Chip tone="leaf">{t`Resolved`}</Chip>
        ) : (
          <Chip tone="berry">{t({ message: 'Open', context: 'error' })}</Chip>
        )}
        {data.returned_at && !data.is_resolved && (
          <Chip tone="ember">{t`Came back ${shortMoment(data.returned_at)}`}</Chip>
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel
          title={t`How often`}
          lead={t`${plural(data.count, { one: '# time', other: '# times' })}, first ${shortMoment(data.first_seen_at)}, last ${shortMoment(data.last_seen_at)}`}
        >
          <Bars
            className="h-24 w-full"
            counts={data.days.map(({ count }) => count)}
            label={t`How often on each of the last ${data.days.length} days`}
          />
          <p className="flex justify-between pt-1 text-xs text-ink-3">
            <span>{shortDay(firstDay)}</span>
            <span>{t`today`}</span>
          </p>
        </Panel>
        <Panel title={t`Releases`}>
          <DataTable
            caption={t`Releases`}
            rows={data.releases}
            rowKey={({ version }) => version}
            columns={[
              { key: 'version', head: t`Version`, isName: true, cell: ({ version }) => version || t`Unknown` },
              { key: 'count', head: t`Times`, isNumber: true, cell: ({ count }) => formatNumber(count) },
              { key: 'first', head: t`First hour`, cell: ({ first_hour: at }) => shortMoment(at) },
              { key: 'last', head: t`Last hour`, cell: ({ last_hour: at }) => shortMoment(at) },
            ]}
          />
        </Panel>
      </div>
      <Panel
        title={t`Last occurrences`}
        lead={t`${plural(data.occurrences.length, { one: 'The last one', other: 'The last #' })}, the newest first`}
      >
        <ul>
          {data.occurrences.map((occurrence) => (
            <li key={occurrence.id} className="border-b border-line py-3 last:border-0">
              <Occurrence occurrence={occurrence} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Occurrence({ occurrence }: { occurrence: z.output<typeof errorOccurrence> }) {
  const {
    at,
    path,
    uid,
    endpoint,
    status,
    code,
    request_id: requestId,
    version,
    user_agent: agent,
    stack,
  } = occurrence;
  const call = [endpoint, status, code].filter(Boolean).join(' · ');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
        <time dateTime={at} className="tabular-nums">
          {shortMoment(at)}
        </time>
        <code className="text-sm wrap-anywhere text-ink-2">{path}</code>
        {version && <Chip>{version}</Chip>}
      </summary>
      <dl className="grid gap-x-4 gap-y-1 py-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] [&>dd]:wrap-anywhere [&>dt]:text-ink-3">
        <dt>{t`Message`}</dt>
        <dd>{occurrence.message}</dd>
        {call && (
          <>
            <dt>{t`Call`}</dt>
            <dd>{call}</dd>
          </>
        )}
        {requestId && (
          <>
            <dt>{t`Request`}</dt>
            <dd>{requestId}</dd>
          </>
        )}
        {uid && (
          <>
            <dt>{t`Account`}</dt>
            <dd>
              <Link className="font-semibold text-leaf-ink underline" to={paths.adminUser(uid)}>
                {uid}
              </Link>
            </dd>
          </>
        )}
        {agent && (
          <>
            <dt>{t`Browser`}</dt>
            <dd>{agent}</dd>
          </>
        )}
      </dl>
      {stack && (
        <pre tabIndex={0} className="max-h-80 overflow-auto rounded-md bg-surface-2 p-4 text-xs">
          {stack}
        </pre>
      )}
    </details>
  );
}
