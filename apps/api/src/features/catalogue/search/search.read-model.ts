import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, searchDocuments, searchWords } from '../catalogue.tables.ts';

/**
 * Ranked at most so many with the words in the title, and so many others: a common word stands in thousands of texts.
 */
const CANDIDATES = 100;

/** Marks the beginning and the end of a hit. No text holds them. */
export const HIT_START = '\u0002';
export const HIT_END = '\u0003';

/** Every word of the library, once, in the order of their letters. */
export async function readWords({ tx, orgId }: OrganizationScope): Promise<string[]> {
  const { rows } = await tx.execute<{ words: string | null }>(sql`
    select string_agg(word, ' ' order by word collate "C") as words from ${searchWords} where library = ${orgId}`);
  return rows[0]?.words?.split(' ') ?? [];
}

export interface FoundRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
}

/** Items that hold all the words (the last may be only begun), the best first, with their hits marked. */
export async function findItems(
  { tx, orgId }: OrganizationScope,
  query: { tsquery: string; kinds: readonly string[]; limit: number },
): Promise<FoundRow[]> {
  const marks = `StartSel=${HIT_START}, StopSel=${HIT_END}`;
  const isAsked = sql`library = ${orgId} and kind = any(${sql.param([...query.kinds])}::text[])`;
  const { rows } = await tx.execute<FoundRow>(sql`
    with asked as (select to_tsquery('english', ${query.tsquery}) as words),
    candidate as (
      (select content_id from ${searchDocuments}, asked where ${isAsked} and title_words @@ asked.words limit ${CANDIDATES})
      union (select content_id from ${searchDocuments}, asked where ${isAsked} and ${searchDocuments.words} @@ asked.words limit ${CANDIDATES})),
    best as (
      select c.id, c.title, c.summary, c.plain_text, ts_rank_cd('{0.1, 0.2, 0.6, 1}', d.words, asked.words) as rank
      from candidate cross join asked
        join ${searchDocuments} d on d.library = ${orgId} and d.content_id = candidate.content_id
        join ${contentItems} c on c.org_id = ${orgId} and c.id = candidate.content_id
      where c.uid is null and c.module_id is not null and c.status = 'published'
      order by rank desc, c.id limit ${query.limit})
    select id, ts_headline('english', title, asked.words, ${`${marks}, HighlightAll=true`}) as title,
      ts_headline('english', left(coalesce(nullif(plain_text, ''), summary), 20000), asked.words, ${`${marks}, MaxWords=28, MinWords=12, MaxFragments=1`}) as excerpt
    from best cross join asked order by rank desc, id`);
  return rows;
}
