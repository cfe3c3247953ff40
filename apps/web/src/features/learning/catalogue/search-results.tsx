import type { MarkedText, SearchResult } from '@snapwell/contract/learning/catalogue.schemas';
import type { ContentCard } from '@snapwell/contract/learning/content.schemas';
import { EmptyState } from '#ui/empty-state.tsx';
import { ContentRows } from './content-rows.tsx';

/** What a search found, with the words that made it a find. */
export function SearchResults({ result, query, pathOf }: { result: SearchResult; query: string; pathOf: (item: ContentCard) => string }) {
  if (result.items.length === 0) {
    return <EmptyState title="Nothing found">No lesson speaks of “{query}”. Try a shorter word, or another one for the same thing.</EmptyState>;
  }
  const rows = result.items.map((hit) => ({ ...hit, shownTitle: <Marked text={hit.title_marked} />, shownDetail: <Marked text={hit.excerpt} /> }));
  return (
    <>
      {result.corrected && <p className="mb-2 text-sm text-ink-2">Showing what was found for “{result.corrected}”.</p>}
      <ContentRows items={rows} pathOf={pathOf} />
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, is_hit: isHit }, at) => {
    // Pieces have no identity but their place.
    const key = `${at} ${piece}`;
    return isHit ? (
      <mark key={key} className="rounded-sm bg-snap-soft text-snap-ink">
        {piece}
      </mark>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
}
