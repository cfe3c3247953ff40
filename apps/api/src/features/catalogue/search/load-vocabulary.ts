import type { OrganizationScope } from '#platform/database/transaction.ts';
import { readWords } from './search.read-model.ts';
import { growVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * Words kept in memory, of all libraries together: about a hundred megabytes. The library used longest ago goes
 * first.
 */
const KEPT_WORDS = 1_000_000;
const kept = new Map<string, { readonly version: number; readonly vocabulary: Vocabulary }>();

/** The words of an organization's library as of this version: another version is read anew, like its tree. */
export async function loadVocabulary(scope: OrganizationScope, version: number): Promise<Vocabulary> {
  const known = kept.get(scope.orgId);
  const entry = known?.version === version ? known : { version, vocabulary: growVocabulary(await readWords(scope)) };
  kept.delete(scope.orgId);
  kept.set(scope.orgId, entry);
  let words = [...kept.values()].reduce((sum, { vocabulary }) => sum + vocabulary.size, 0);
  for (const [orgId, { vocabulary }] of kept) {
    if (words <= KEPT_WORDS || orgId === scope.orgId) break;
    kept.delete(orgId);
    words -= vocabulary.size;
  }
  return entry.vocabulary;
}
