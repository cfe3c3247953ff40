import { contentKindNames } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { searchContentQuery, SearchResult } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { z } from 'zod';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Catalogue, withCatalogue } from '../tree/with-catalogue.ts';
import { presentItem } from '../tree/present-cards.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { findItems, type FoundRow, HIT_END, HIT_START } from './search.read-model.ts';
import { asExcerpt, cutAtMarks, toTsQuery, wordsOf } from './search-query.ts';

/**
 * Finds items by words in their title, summary, tags and text. Words that stand nowhere are replaced by the most
 * similar that do.
 */
export function searchContent(
  world: Pick<World, 'db'>,
  caller: MemberCaller,
  { q, type, limit }: z.output<typeof searchContentQuery>,
): Promise<SearchResult> {
  const typed = wordsOf(q);
  return withCatalogue(world, caller, async (catalogue) => {
    if (typed.length === 0) return { items: [], corrected: null };
    const vocabulary = await loadVocabulary(catalogue.scope, catalogue.tree.version);
    const words = typed.map((word) => vocabulary.correct(word));
    const kinds = contentKindNames.filter((kind) => !type || contentKinds[kind].type === type);
    const found = await findItems(catalogue.scope, { tsquery: toTsQuery(words), kinds, limit });
    return {
      items: found.flatMap((row) => presentHit(catalogue, row)),
      corrected: words.some((word, i) => word !== typed[i]) ? words.join(' ') : null,
    };
  });
}

function presentHit({ tree, learner }: Catalogue, { id, title, excerpt }: FoundRow): SearchResult['items'] {
  const item = tree.itemById.get(id);
  if (!item) return [];
  const mark = (text: string) => cutAtMarks(text, HIT_START, HIT_END);
  return [
    { ...presentItem(tree, learner, item), title_marked: mark(title), excerpt: mark(asExcerpt(excerpt, HIT_START)) },
  ];
}
