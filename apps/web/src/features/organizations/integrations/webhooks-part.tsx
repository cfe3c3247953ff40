import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type Webhook,
  type WebhookDelivery,
  type WebhookEventType,
  webhookEventType,
} from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { formatDateTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { eventNames } from './integration-texts.ts';
import {
  addWebhook,
  deliveryList,
  removeWebhook,
  sendAgain,
  switchWebhook,
  webhookList,
} from './integrations.queries.ts';
import { ToldOnce } from './told-once.tsx';

/** Where the organization's own servers are told of what happens, and what became of each message. */
export function WebhooksPart({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(webhookList(orgId));
  return (
    <Card>
      <SectionHead
        title={t`Webhooks`}
        lead={t`Your own server is told when something happens, signed by Standard Webhooks.`}
      />
      {data.items.length > 0 && (
        <ul className="mb-6">
          {data.items.map((webhook) => (
            <li key={webhook.id} className="border-b border-line py-3 last:border-0">
              <WebhookRow orgId={orgId} webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
      <NewWebhook orgId={orgId} />
      <Deliveries orgId={orgId} />
    </Card>
  );
}

function WebhookRow({ orgId, webhook }: { orgId: string; webhook: Webhook }) {
  const change = useMutation(switchWebhook(orgId, webhook.id));
  const remove = useMutation(removeWebhook(orgId, webhook.id));
  const count = t`${plural(webhook.events.length, { one: '# event', other: '# events' })}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="grid min-w-0 flex-1 basis-56">
        <b className="font-semibold wrap-anywhere">{webhook.url}</b>
        <span className="text-sm text-ink-3">{count}</span>
      </span>
      {!webhook.is_active && <Chip>{t`Off`}</Chip>}
      <Button size="sm" isPending={change.isPending} onClick={() => change.mutate(!webhook.is_active)}>
        {webhook.is_active ? t`Switch off` : t`Switch on`}
      </Button>
      <Button size="sm" variant="destructive" isPending={remove.isPending} onClick={() => remove.mutate()}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}

function NewWebhook({ orgId }: { orgId: string }) {
  const add = useMutation(addWebhook(orgId));
  const isReachable = useReachable();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEventType[]>(['course.completed']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ url, events }, { onSuccess: () => setUrl('') });
  };
  const toggle = (type: WebhookEventType) => (isOn: boolean) =>
    setEvents(isOn ? [...events, type] : events.filter((other) => other !== type));
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {add.data && <ToldOnce title={t`The secret of the new webhook`} secret={add.data.secret} />}
      <TextField
        label={t`Address`}
        hint={t`A public server, by https`}
        type="url"
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t`What it’s told of`}</legend>
        <div className="grid sm:grid-cols-2">
          {webhookEventType.options.map((type) => (
            <Checkbox
              key={type}
              label={i18n._(eventNames[type])}
              isChecked={events.includes(type)}
              onChange={toggle(type)}
            />
          ))}
        </div>
      </fieldset>
      {add.error && <FormError>{failureWords(add.error, isReachable).advice}</FormError>}
      <SnapButton
        size="sm"
        type="submit"
        className="justify-self-start"
        disabled={events.length === 0}
        isPending={add.isPending}
      >
        <Trans>Add webhook</Trans>
      </SnapButton>
    </form>
  );
}

const TONES: Record<WebhookDelivery['state'], Tone> = { waiting: 'sky', delivered: 'leaf', failed: 'berry' };

function Deliveries({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(deliveryList(orgId));
  const replay = useMutation(sendAgain(orgId));
  const deliveries = data.pages.flatMap(({ items }) => items);
  const names = { waiting: t`Waiting`, delivered: t`Delivered`, failed: t`Failed` };
  if (deliveries.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-lg">{t`What was sent`}</h3>
      <ul>
        {deliveries.map(({ id, type, state, created_at: at, error }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-2.5 last:border-0">
            <span className="grid min-w-0 flex-1 basis-56">
              <b className="font-semibold">{i18n._(eventNames[type])}</b>
              <span className="text-sm wrap-anywhere text-ink-3">
                {formatDateTime(at)} {error}
              </span>
            </span>
            <Chip tone={TONES[state]}>{names[state]}</Chip>
            {state !== 'waiting' && (
              <Button
                size="sm"
                isPending={replay.isPending && replay.variables === id}
                onClick={() => replay.mutate(id)}
              >
                <Trans>Send again</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}
