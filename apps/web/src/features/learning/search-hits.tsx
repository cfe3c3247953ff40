import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ItemRow } from './item-row.tsx';
import { search } from './learning.queries.ts';
import { MarkedText } from './marked-text.tsx';

/** What a search found, with the places where it was found. */
export function SearchHits({ orgId, q }: { orgId: string; q: string }) {
  const { data } = useQuery(search(orgId, q));
  if (!data) return <Skeleton shape="card" />;
  return (
    <>
      <output className="mb-3 block text-sm text-ink-2">
        {data.items.length === 1 ? '1 item' : `${data.items.length} items`}
        {data.corrected !== null && (
          <>
            {' '}
            for <b>{data.corrected}</b>
          </>
        )}
      </output>
      {data.items.length === 0 && (
        <EmptyState title="Nothing found">No title and no text of the library holds these words. Try fewer, or others that mean the same.</EmptyState>
      )}
      <ul className="-mx-3">
        {data.items.map((item) => (
          <li key={item.id}>
            <ItemRow orgId={orgId} item={item} title={<MarkedText pieces={item.title_marked} />} isModuleShown>
              <span className="mt-0.5 line-clamp-2 text-sm text-ink-3">
                <MarkedText pieces={item.excerpt} />
              </span>
            </ItemRow>
          </li>
        ))}
      </ul>
    </>
  );
}
