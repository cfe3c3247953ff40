import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { asc, eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { everydayWords } from '../copilot.tables.ts';
import { starterWords } from './starter-words.ts';

/** The organization's own list, or the one that comes with the product. */
export async function listEverydayWords({ tx, orgId }: OrganizationScope): Promise<readonly EverydayWord[]> {
  const rows = await tx
    .select({ phrase: everydayWords.phrase, means: everydayWords.means })
    .from(everydayWords)
    .where(eq(everydayWords.orgId, orgId))
    .orderBy(asc(everydayWords.phrase));
  return rows.length > 0 ? rows : starterWords;
}

export async function replaceEverydayWords({ tx, orgId }: OrganizationScope, words: readonly EverydayWord[]): Promise<void> {
  await tx.delete(everydayWords).where(eq(everydayWords.orgId, orgId));
  const unique = [...new Map(words.map((word) => [word.phrase.toLowerCase(), { orgId, phrase: word.phrase.toLowerCase(), means: word.means }])).values()];
  if (unique.length > 0) await tx.insert(everydayWords).values(unique);
}
