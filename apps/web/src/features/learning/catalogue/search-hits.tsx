import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SEARCH_HITS } from '@snapwell/contract/catalogue/catalogue.limits';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { ItemRow } from './item-row.tsx';
import { search } from '../learning.queries.ts';
import { MarkedText } from './marked-text.tsx';

/** What a search found, with the places where it was found. */
export function SearchHits({ orgId, q }: { orgId: string; q: string }) {
  const { data } = useQuery(search(orgId, q));
  if (!data) return <RowsSkeleton />;
  if (data.items.length === 0) return <NothingFound libraryPath={paths.lms(orgId)} />;
  return (
    <>
      <output className="mb-3 block text-sm text-ink-2">
        <FoundWords count={countOf(data.items)} corrected={data.corrected} />
      </output>
      <ul className="-mx-3 large-letters:mx-0">
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

function FoundWords({ count, corrected }: { count: string; corrected: string | null }) {
  if (corrected === null) return count;
  return (
    <Trans>
      {count} for <b>{corrected}</b>
    </Trans>
  );
}

function countOf({ length }: readonly unknown[]): string {
  if (length >= SEARCH_HITS) return t`The ${length} best items`;
  return t`${plural(length, { one: '# item', other: '# items' })}`;
}

function NothingFound({ libraryPath }: { libraryPath: string }) {
  return (
    <output className="block">
      <EmptyState
        title={t`Nothing found`}
        icon={<SearchX aria-hidden="true" />}
        action={<Button to={libraryPath}>{t`See the whole library`}</Button>}
      >
        <Trans>No title or text in the library has these words. Try fewer words, or others that mean the same.</Trans>
      </EmptyState>
    </output>
  );
}
