import { t } from '@lingui/core/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { memberEvents } from '../people.queries.ts';
import { eventText } from '../people.texts.ts';

/** What happened to a person's place here, the latest first. */
export function MemberEvents({ orgId, uid }: { orgId: string; uid: string }) {
  const list = useSuspenseInfiniteQuery(memberEvents(orgId, uid));
  const events = list.data.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="mb-3 text-lg">{t`What happened`}</h2>
      {events.length === 0 && <p className="text-ink-2">{t`Nothing yet.`}</p>}
      <ol className="grid border-l-2 border-line">
        {events.map((event) => (
          <li key={event.id} className="relative grid gap-0.5 py-2 pl-5">
            <span aria-hidden="true" className="absolute top-4 -left-[5px] size-2 rounded-full bg-leaf" />
            <span className="text-sm font-semibold">{eventText(event)}</span>
            <time dateTime={event.happened_at} className="text-xs text-ink-3">
              {formatDateTime(event.happened_at)}
            </time>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => void list.fetchNextPage()}
          isPending={list.isFetchingNextPage}
        >
          {t`Show older`}
        </Button>
      )}
    </section>
  );
}
