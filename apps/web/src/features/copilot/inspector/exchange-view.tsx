import { formatNumber } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import { Chip } from '#ui/action/chip.tsx';
import type { Exchange } from '../chat/exchange.ts';
import { Disclosure } from './disclosure.tsx';
import { JsonText } from './json-text.tsx';

/** An event as the wire has it. */
const wireText = (line: unknown): string => `data: ${JSON.stringify(line)}`;
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** A question as it went over the wire: what was sent, each event that came back, and when. */
export function ExchangeView({ exchange: { request, events, endedMs, error } }: { exchange: Exchange }) {
  const { message, page_context: page, user_context: user, ...settings } = request;
  const firstEvent = events[0]?.atMs;
  const eventCount = events.length;
  const firstText = events.find(({ line }) => line.content ?? line.tool)?.atMs;
  return (
    <div className="grid gap-5 text-sm">
      <section className="grid gap-2" aria-labelledby="exchange-timings">
        <h3 id="exchange-timings">{t`Timings`}</h3>
        <p className="flex flex-wrap gap-2">
          <Chip>{firstEvent === undefined ? t`Waiting` : t`First event ${firstEvent} ms`}</Chip>
          {firstText !== undefined && <Chip tone="sky">{t`First text ${firstText} ms`}</Chip>}
          {endedMs !== null && (
            <Chip tone={error === null ? 'leaf' : 'berry'}>
              {error === null ? t`Done after ${endedMs} ms` : t`Failed after ${endedMs} ms`}
            </Chip>
          )}
          <Chip>{t`${plural(eventCount, { one: '# event', other: '# events' })}`}</Chip>
        </p>
        {error !== null && <p className="font-semibold text-berry-ink">{error}</p>}
      </section>
      <section className="grid gap-2" aria-labelledby="exchange-sent">
        <h3 id="exchange-sent">{t`Context sent`}</h3>
        <Disclosure title={t`Message`} isOpen>
          <JsonText>{message}</JsonText>
        </Disclosure>
        <Disclosure title={t`Page context`} detail={page ? page.page_id : t`none`}>
          <JsonText>{pretty(page ?? null)}</JsonText>
        </Disclosure>
        <Disclosure title={t`User context`} detail={user ? user.display_name : t`none`}>
          <JsonText>{pretty(user ?? null)}</JsonText>
        </Disclosure>
        <Disclosure title={t`Settings`} detail={settings.model}>
          <JsonText>{pretty(settings)}</JsonText>
        </Disclosure>
      </section>
      <section className="grid gap-2" aria-labelledby="exchange-events">
        <h3 id="exchange-events">{t`Events received`}</h3>
        <ol
          tabIndex={0}
          aria-label={t`Events received`}
          className="max-h-96 overflow-y-auto rounded-md border border-line bg-surface font-mono text-xs"
        >
          {events.map(({ atMs, line }, at) => (
            <li
              key={at}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 px-3 py-1.5 not-last:border-b not-last:border-line"
            >
              <span className="text-right text-ink-2 tabular-nums">
                {formatNumber(atMs, { style: 'unit', unit: 'millisecond' })}
              </span>
              <span className="wrap-anywhere">{wireText(line)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
