import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { everydayWords } from '../copilot.tables.ts';
import { starterWords } from './starter-words.ts';

/** The organization's own list, empty where it has none: an expression for statements that ask more. */
export function everydayWordsOf(orgId: string): SQL<EverydayWord[]> {
  const word = sql`json_build_object('phrase', ${everydayWords.phrase}, 'means', ${everydayWords.means})`;
  return sql`(select coalesce(json_agg(${word} order by ${everydayWords.phrase}), '[]') from ${everydayWords} where ${everydayWords.orgId} = ${orgId})`;
}

/** The organization's own list, or the one that comes with the product. */
export const orStarterWords = (words: readonly EverydayWord[]): readonly EverydayWord[] =>
  words.length > 0 ? words : starterWords;

export async function listEverydayWords({ tx, orgId }: OrganizationScope): Promise<readonly EverydayWord[]> {
  const { rows } = await tx.execute<{ words: EverydayWord[] }>(sql`select ${everydayWordsOf(orgId)} as words`);
  return orStarterWords(rows[0]!.words);
}

export async function replaceEverydayWords(
  { tx, orgId }: OrganizationScope,
  words: readonly EverydayWord[],
): Promise<void> {
  await tx.delete(everydayWords).where(eq(everydayWords.orgId, orgId));
  const unique = [
    ...new Map(
      words.map((word) => [word.phrase.toLowerCase(), { orgId, phrase: word.phrase.toLowerCase(), means: word.means }]),
    ).values(),
  ];
  if (unique.length > 0) await tx.insert(everydayWords).values(unique);
}
