import { Chip } from '#ui/action/chip.tsx';
import type { Exchange } from '../chat/exchange.ts';
import { Disclosure } from './disclosure.tsx';
import { JsonText } from './json-text.tsx';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** A question as it went over the wire: what was sent, each event that came back, and when. */
export function ExchangeView({ exchange: { request, events, endedMs, error } }: { exchange: Exchange }) {
  const { message, page_context: page, user_context: user, ...settings } = request;
  const firstText = events.find(({ line }) => line.content ?? line.tool)?.atMs;
  return (
    <div className="grid gap-5 text-sm">
      <section className="grid gap-2" aria-labelledby="exchange-timings">
        <h3 id="exchange-timings">Timings</h3>
        <p className="flex flex-wrap gap-2">
          <Chip>{events[0] ? `First event ${events[0].atMs} ms` : 'Waiting'}</Chip>
          {firstText !== undefined && <Chip tone="sky">{`First text ${firstText} ms`}</Chip>}
          {endedMs !== null && (
            <Chip
              tone={error === null ? 'leaf' : 'berry'}
            >{`${error === null ? 'Done' : 'Failed'} after ${endedMs} ms`}</Chip>
          )}
          <Chip>{`${events.length} events`}</Chip>
        </p>
        {error !== null && <p className="font-semibold text-berry-ink">{error}</p>}
      </section>
      <section className="grid gap-2" aria-labelledby="exchange-sent">
        <h3 id="exchange-sent">Context sent</h3>
        <Disclosure title="Message" isOpen>
          <JsonText>{message}</JsonText>
        </Disclosure>
        <Disclosure title="Page context" detail={page ? page.page_id : 'none'}>
          <JsonText>{pretty(page ?? null)}</JsonText>
        </Disclosure>
        <Disclosure title="User context" detail={user ? user.display_name : 'none'}>
          <JsonText>{pretty(user ?? null)}</JsonText>
        </Disclosure>
        <Disclosure title="Settings" detail={settings.model}>
          <JsonText>{pretty(settings)}</JsonText>
        </Disclosure>
      </section>
      <section className="grid gap-2" aria-labelledby="exchange-events">
        <h3 id="exchange-events">Events received</h3>
        <ol
          tabIndex={0}
          aria-label="Events received"
          className="max-h-96 overflow-y-auto rounded-md border border-line bg-surface font-mono text-xs"
        >
          {events.map(({ atMs, line }, at) => (
            <li
              key={at}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 px-3 py-1.5 not-last:border-b not-last:border-line"
            >
              <span className="text-right text-ink-2 tabular-nums">{atMs} ms</span>
              <span className="wrap-anywhere">data: {JSON.stringify(line)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
