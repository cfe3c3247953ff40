import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { DatedRow } from './dated-row.tsx';
import { MoreButton } from './more-button.tsx';
import { ownItems } from './record.queries.ts';

/** What was made for the learner alone, the newest first. It stands nowhere else in the library. */
export function OwnList({ orgId }: { orgId: string }) {
  const query = useSuspenseInfiniteQuery(ownItems(orgId));
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>
          Nothing has been made for you yet. Open an article and ask {ASSISTANT_NAME} for flashcards, a game or a video
          short.
        </Trans>
      </p>
    );
  return (
    <>
      <ol>
        {items.map(({ made_at: at, is_completed: isCompleted, ...item }) => (
          <li key={item.id}>
            <DatedRow orgId={orgId} item={item} detail={isCompleted ? t`Finished` : null} at={at} />
          </li>
        ))}
      </ol>
      <MoreButton {...query} />
    </>
  );
}
