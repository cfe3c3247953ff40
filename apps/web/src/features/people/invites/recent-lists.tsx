import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { inviteLists } from './invites.queries.ts';

/** Lists that wait, are sent, or were sent lately; those that are done with are lines only. */
export function RecentLists({ orgId, onOpen }: { orgId: string; onOpen: (listId: string) => void }) {
  const { data } = useSuspenseQuery(inviteLists(orgId));
  if (data.items.length === 0) return null;
  const states = {
    draft: t`not sent yet`,
    sending: t`being sent`,
    waiting: t`goes on tomorrow`,
    done: t`sent`,
    cancelled: t`stopped`,
  };
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="mb-2 text-lg">{t`Lists`}</h2>
      <ul className="grid gap-2">
        {data.items.map(({ id, file_name: name, state, counts, done, created_at: at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 basis-52">
              <b className="break-words">{name || t`Pasted list`}</b>{' '}
              <span className="text-ink-2">
                {formatDate(at)} · {t`${plural(counts.rows, { one: '# row', other: '# rows' })}`} · {states[state]}
                {(state === 'sending' || state === 'waiting') && ` (${formatNumber(done)})`}
              </span>
            </span>
            {state !== 'cancelled' && (
              <Button size="sm" onClick={() => onOpen(id)}>
                {state === 'draft' ? t`Go on` : t`Show`}
                <span className="sr-only">{name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
