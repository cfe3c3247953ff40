import { LRUCache } from 'lru-cache';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { readWords } from './search.read-model.ts';
import { growVocabulary, type Vocabulary } from './vocabulary.ts';

/** Words held in memory, of all libraries together: about a hundred megabytes. */
const MOST_WORDS = 1_000_000;
/** By organization. One larger than all the room is held alone. */
const vocabularies = new LRUCache<string, { readonly version: number; readonly vocabulary: Vocabulary }>({
  maxSize: MOST_WORDS,
  sizeCalculation: ({ vocabulary }) => Math.min(Math.max(vocabulary.size, 1), MOST_WORDS),
});

/** The words of an organization's library as of this version: another version is read anew, like its tree. */
export async function loadVocabulary(scope: OrganizationScope, version: number): Promise<Vocabulary> {
  const known = vocabularies.get(scope.orgId);
  const entry = known?.version === version ? known : { version, vocabulary: growVocabulary(await readWords(scope)) };
  vocabularies.set(scope.orgId, entry);
  return entry.vocabulary;
}
