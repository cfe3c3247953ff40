import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MailSummary, QueuedMail } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { forgetBounce, mailList, mailSummary, retryJob } from '../admin.queries.ts';
import { More, Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';
import { useSearchWord } from '../kit/use-search.ts';
import { TestMail } from './test-mail.tsx';

const TONES: Record<QueuedMail['state'], Tone> = { waiting: 'sky', sent: 'leaf', failed: 'berry' };

/** The mail queue: what waits, what went out, what failed, and which mailboxes refuse mail. */
export function MailsRoom() {
  const [word, , setWord] = useSearchWord('state');
  const state = word in TONES ? (word as QueuedMail['state']) : null;
  const { data: summary } = useSuspenseQuery(mailSummary());
  const list = useSuspenseInfiniteQuery(mailList(state));
  const retry = useMutation(retryJob());
  const mails = list.data.pages.flatMap(({ items }) => items);
  const names = stateNames();
  const waiting = t`${plural(summary.waiting, { one: '# mail waits', other: '# mails wait' })}`;
  const failed = t`${plural(summary.failed, { one: '# failed', other: '# failed' })}`;
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Mail`} {...(summary.is_sent && { lead: `${waiting}, ${failed}.` })}>
        <TestMail />
      </RoomHead>
      {!summary.is_sent && (
        <Callout kind="info" heading="h2" title={t`No mail goes out`}>
          <Trans>No mail server is set. Set SMTP_URL and start the server again; then mails are queued here.</Trans>
        </Callout>
      )}
      {summary.last_error && summary.waiting > 0 && (
        <Callout kind="danger" heading="h2" title={t`The mail server refuses`}>
          <code className="wrap-anywhere">{summary.last_error}</code>
        </Callout>
      )}
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl<QueuedMail['state'] | 'all'>
          label={t`State`}
          options={[
            { value: 'all', label: t`All` },
            { value: 'waiting', label: names.waiting },
            { value: 'failed', label: names.failed },
            { value: 'sent', label: names.sent },
          ]}
          value={state ?? 'all'}
          onChange={(next) => setWord(next === 'all' ? '' : next)}
        />
      </div>
      <Refusal error={retry.error} />
      <Panel title={t`Queue`}>
        {mails.length > 0 ? (
          <DataTable caption={t`Queue`} rows={mails} rowKey={({ id }) => id} columns={mailColumns(retry)} />
        ) : (
          <EmptyState icon={<Mail />} title={t`No mail here`}>
            <Trans>Sign-in links, invitations and reminders pass through this queue.</Trans>
          </EmptyState>
        )}
        <More {...list} />
      </Panel>
      <Bounces summary={summary} />
    </div>
  );
}

const stateNames = () => ({ waiting: t`Waiting`, sent: t`Sent`, failed: t`Failed` });

interface Retrying {
  isPending: boolean;
  variables: string | undefined;
  mutate: (id: string) => void;
}

function mailColumns(retry: Retrying): Column<QueuedMail>[] {
  const names = stateNames();
  return [
    {
      key: 'subject',
      head: t`Mail`,
      isName: true,
      cell: (mail) => (
        <span className="grid">
          {mail.subject || t`Sealed with another key`}
          <span className="text-xs font-normal text-ink-3">{mail.to}</span>
          {mail.error && <span className="text-xs font-normal wrap-anywhere text-berry-ink">{mail.error}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      head: t`State`,
      cell: (mail) => <Chip tone={TONES[mail.state]}>{names[mail.state]}</Chip>,
    },
    { key: 'tries', head: t`Tries`, isNumber: true, cell: ({ attempts }) => attempts },
    { key: 'queued', head: t`Queued`, cell: ({ queued_at: at }) => shortMoment(at) },
    {
      key: 'next',
      head: t`Next try`,
      cell: ({ next_try_at: at }) => (at ? shortMoment(at) : '–'),
    },
    {
      key: 'act',
      head: t`Act`,
      isAction: true,
      cell: ({ id, state: at }) =>
        at === 'failed' ? (
          <Button size="sm" isPending={retry.isPending && retry.variables === id} onClick={() => retry.mutate(id)}>
            <Trans>Retry</Trans>
          </Button>
        ) : null,
    },
  ];
}

function Bounces({ summary: { bounces } }: { summary: MailSummary }) {
  const forget = useMutation(forgetBounce());
  if (bounces.length === 0) return null;
  return (
    <Panel title={t`Mailboxes that refuse mail`} lead={t`A mark goes by itself with the next mail that is accepted.`}>
      <Refusal error={forget.error} />
      <ul>
        {bounces.map(({ email, reason, bounced_at: at }) => (
          <li
            key={email}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
          >
            <span className="grid min-w-0 flex-1 basis-60">
              <b className="font-semibold wrap-anywhere">{email}</b>
              <span className="text-xs wrap-anywhere text-ink-3">{reason}</span>
            </span>
            <time dateTime={at} className="text-sm text-ink-3">
              {shortMoment(at)}
            </time>
            <Button size="sm" onClick={() => forget.mutate(email)}>
              <Trans>Clear the mark</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
