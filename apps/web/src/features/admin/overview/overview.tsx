import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ServiceHealth, SystemOverview } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { formatDate, formatList, formatTime } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { checkNow, systemOverview } from '../admin.queries.ts';
import { ErrorRows } from '../errors/error-rows.tsx';
import { actName, jobName, serviceNames } from '../kit/admin-texts.ts';
import { AuditRows } from '../kit/audit-rows.tsx';
import { Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';
import { TestMail } from '../running/test-mail.tsx';
import { ServiceStrips } from './service-strips.tsx';

/** What needs somebody now, and nothing else above it. */
export function Overview() {
  const { data } = useSuspenseQuery(systemOverview());
  const check = useMutation(checkNow());
  const { services } = data.health;
  const down = services.find(({ state }) => state === 'down');
  const since = down?.since ?? null;
  return (
    <div className="grid gap-5">
      <RoomHead title={headlineOf(services)} lead={leadOf(data)}>
        <Button isPending={check.isPending} onClick={() => check.mutate()}>
          <RefreshCw className="size-4.5" aria-hidden="true" />
          <Trans>Check all now</Trans>
        </Button>
      </RoomHead>
      <Refusal error={check.error} />
      <Card>
        <ServiceStrips services={services} since={since} now={Date.parse(data.now)} />
      </Card>
      {down && <Incident service={down} data={data} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel
          title={t`Errors`}
          lead={data.open_errors > 0 ? t`${plural(data.open_errors, { one: '# open', other: '# open' })}` : undefined}
          aside={<TextLink variant="more" to={paths.adminErrors}>{t`All errors`}</TextLink>}
        >
          {data.errors.length > 0 ? <ErrorRows errors={data.errors} /> : <Quiet>{t`No open errors.`}</Quiet>}
        </Panel>
        <div className="grid gap-5">
          <FailedJobs data={data} />
          <MailPart data={data} />
          <FullOrganizations data={data} />
        </div>
      </div>
      <Panel
        title={t`Audit log`}
        aside={<TextLink variant="more" to={paths.adminAudit()}>{t`Every act, every admin`}</TextLink>}
      >
        {data.acts.length > 0 ? (
          <AuditRows entries={data.acts} {...(data.before && { marked: data.before.act.id })} />
        ) : (
          <Quiet>{t`Nothing has been done yet.`}</Quiet>
        )}
      </Panel>
    </div>
  );
}

function headlineOf(services: readonly ServiceHealth[]): string {
  const wrong = services.filter(({ state }) => state === 'down' || state === 'slow');
  if (services.every(({ state }) => state === null)) return t`Not checked yet.`;
  if (wrong.length === 0) return t`All is well.`;
  const names = formatList(wrong.map(({ service }) => i18n._(serviceNames[service])));
  return t`All is well, except ${names}.`;
}

function leadOf({ now, mail, failed_job_count: failed }: SystemOverview): string {
  const day = formatDate(now, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const waiting =
    mail.is_sent && mail.waiting > 0
      ? ` ${t`${plural(mail.waiting, { one: '# mail waits.', other: '# mails wait.' })}`}`
      : '';
  const jobs = failed > 0 ? ` ${t`${plural(failed, { one: '# job failed.', other: '# jobs failed.' })}`}` : '';
  return `${day}.${waiting}${jobs}`;
}

/** The story of what is down: since when, what came before, what waits, and the one act. */
function Incident({ service, data }: { service: ServiceHealth; data: SystemOverview }) {
  const name = i18n._(serviceNames[service.service]);
  const from = formatTime(service.since!);
  const { before, mail } = data;
  const minutes = before ? Math.round((Date.parse(service.since!) - Date.parse(before.act.at)) / 60_000) : 0;
  return (
    <InkPanel className="grid gap-x-10 gap-y-6 p-8 text-ink max-sm:p-5 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <p className="text-sm font-semibold text-ember-ink">{t`${name}, since ${from}`}</p>
        <h2 className="text-2xl">
          {before
            ? t`It began ${plural(minutes, { one: '# minute', other: '# minutes' })} after ${before.act.actor_name || t`the server`} ${actName(before.act.act)}.`
            : t`${name} stopped at ${from}.`}
        </h2>
        {service.service === 'mail' && (
          <p className="text-ink-2">
            <Trans>None is lost: they go out by themselves, in order, once the server lets us in.</Trans>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {service.service === 'mail' ? (
            <>
              <SnapButton to={paths.adminMails}>{t`See the queue`}</SnapButton>
              <TestMail />
            </>
          ) : (
            <SnapButton to={paths.adminHealth}>{t`See its health`}</SnapButton>
          )}
        </div>
      </div>
      <dl className="grid content-start gap-4">
        <Fact label={t`The server says`}>
          <code className="wrap-anywhere">{service.detail}</code>
        </Fact>
        {before && (
          <Fact label={t`What was done before`}>
            {shortMoment(before.act.at)}, {before.act.actor_name}, {actName(before.act.act)}
          </Fact>
        )}
        {service.service === 'mail' && (
          <div className="grid grid-cols-2 gap-4">
            <Fact label={t`Waiting`}>
              <span className="figure text-xl">{mail.waiting}</span>
            </Fact>
            {mail.next_try_at && (
              <Fact label={t`Next try`}>
                <span className="figure text-xl">{formatTime(mail.next_try_at)}</span>
              </Fact>
            )}
          </div>
        )}
      </dl>
    </InkPanel>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line pb-3 last:border-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FailedJobs({ data }: { data: SystemOverview }) {
  return (
    <Panel title={t`Jobs`} aside={<TextLink variant="more" to={paths.adminJobs}>{t`All jobs`}</TextLink>}>
      {data.failed_jobs.length === 0 ? (
        <Quiet>{t`Nothing has failed.`}</Quiet>
      ) : (
        <ul>
          {data.failed_jobs.map((job) => (
            <li key={job.id}>
              <LinkRow to={paths.adminJobs} title={jobName(job.kind)} detail={job.error ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function MailPart({ data: { mail } }: { data: SystemOverview }) {
  return (
    <Panel title={t`Mail`} aside={<TextLink variant="more" to={paths.adminMails}>{t`Mail queue`}</TextLink>}>
      {mail.is_sent ? (
        <p className="text-ink-2">
          {t`${plural(mail.waiting, { one: '# waits', other: '# wait' })}`},{' '}
          {t`${plural(mail.failed, { one: '# failed', other: '# failed' })}`},{' '}
          {t`${plural(mail.bounces.length, { one: '# mailbox refuses mail', other: '# mailboxes refuse mail' })}`}
        </p>
      ) : (
        <p className="text-ink-2">
          <Trans>No mail server is set, so no mail goes out. Set SMTP_URL to send mail.</Trans>
        </p>
      )}
    </Panel>
  );
}

function FullOrganizations({ data: { full_organizations: full } }: { data: SystemOverview }) {
  if (full.length === 0) return null;
  return (
    <Panel title={t`Almost full`}>
      <ul>
        {full.map(({ id, name, what }) => (
          <li key={`${id} ${what}`}>
            <LinkRow
              to={paths.adminOrganization(id)}
              title={name}
              detail={what === 'members' ? t`Members` : t`Storage`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <CircleCheck className="size-5 flex-none text-leaf-ink" aria-hidden="true" />
      {children}
    </p>
  );
}
