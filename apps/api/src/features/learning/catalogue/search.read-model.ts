import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, searchDocuments, searchWords } from '../learning.tables.ts';

/** Ranked at most so many: a common word may stand in thousands. */
const CANDIDATES = 200;
/** Known words looked at for each mistyped one, by likeness and by how they begin. */
const LIKE = 20;
const SAME_BEGINNING = 300;

/** Marks the beginning and the end of a hit. No text holds them. */
export const HIT_START = '\u0002';
export const HIT_END = '\u0003';

/** For each of these words that no word of the library begins with: known words that somebody may have meant, the most alike first. */
export async function findAlikeWords({ tx, orgId }: OrganizationScope, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const known = sql`from ${searchWords} w where w.library = ${orgId}`;
  const { rows } = await tx.execute<{ typed: string; alike: string[] }>(sql`
    select typed,
      array(select w.word ${known} and w.word % typed order by similarity(w.word, typed) desc, w.word limit ${LIKE})
      || array(select w.word ${known} and w.word like left(typed, 1) || '%' and length(w.word) between length(typed) - 1 and length(typed) + 1
        order by w.word limit ${SAME_BEGINNING}) as alike
    from unnest(${sql.param([...words])}::text[]) as typed
    where not exists (select ${known} and w.word like typed || '%')`);
  return new Map(rows.map(({ typed, alike }) => [typed, alike]));
}

export interface FoundRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
}

/** Items that hold all the words (the last may be only begun), the best first, with their hits marked. */
export async function findItems({ tx, orgId }: OrganizationScope, query: { tsquery: string; kinds: readonly string[]; limit: number }): Promise<FoundRow[]> {
  const marks = `StartSel=${HIT_START}, StopSel=${HIT_END}`;
  const { rows } = await tx.execute<FoundRow>(sql`
    with asked as (select to_tsquery('english', ${query.tsquery}) as words),
    candidate as (
      select d.content_id, d.words from ${searchDocuments} d, asked
      where d.library = ${orgId} and d.words @@ asked.words limit ${CANDIDATES}),
    best as (
      select c.id, c.title, c.summary, c.plain_text, ts_rank_cd('{0.1, 0.2, 0.6, 1}', candidate.words, asked.words) as rank
      from candidate cross join asked join ${contentItems} c on c.org_id = ${orgId} and c.id = candidate.content_id
      where c.uid is null and c.module_id is not null and c.status = 'published' and c.kind = any(${sql.param([...query.kinds])}::text[])
      order by rank desc, c.id limit ${query.limit})
    select id, ts_headline('english', title, asked.words, ${`${marks}, HighlightAll=true`}) as title,
      ts_headline('english', left(coalesce(nullif(plain_text, ''), summary), 20000), asked.words, ${`${marks}, MaxWords=28, MinWords=12, MaxFragments=1`}) as excerpt
    from best cross join asked order by rank desc, id`);
  return rows;
}
