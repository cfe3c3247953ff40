import type { Language } from '@snapwell/contract/text/language';
import { type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { languageVersions } from '../versions.tables.ts';
import { contentItems, searchDocuments, searchWords } from '../catalogue.tables.ts';

/**
 * Ranked at most so many with the words in the title, and so many others: a common word stands in thousands of texts.
 */
const CANDIDATES = 100;

/** How PostgreSQL takes words apart in each language. */
const configurations: Readonly<Record<Language, string>> = { en: 'english', de: 'german' };

/** A table of the languages with their configurations, for a join: `language`, `config`. */
export const searchLanguages: SQL = sql`(values ${sql.join(
  Object.entries(configurations).map(([language, config]) => sql`(${language}, ${config}::regconfig)`),
  sql`, `,
)})`;

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

/**
 * Items that hold all the words (the last may be only begun), the best first, with their hits marked. Of an item with a
 * version in the language that is read only that is looked through.
 */
export async function findItems(
  { tx, orgId, language }: OrganizationScope,
  query: { tsquery: string; kinds: readonly string[]; limit: number },
): Promise<FoundRow[]> {
  const marks = `StartSel=${HIT_START}, StopSel=${HIT_END}`;
  const isRead = language
    ? sql`(d.language = ${language} or not exists (
      select from ${searchDocuments} o where o.library = ${orgId} and o.content_id = d.content_id and o.language = ${language}))`
    : sql`not exists (select from ${languageVersions} v where v.org_id = ${orgId} and v.kind = 'content'
      and v.id = d.content_id and v.language = d.language and v.archived_at is null)`;
  const documents = sql`select d.content_id, d.language from ${searchDocuments} d join asked on asked.language = d.language
    where d.library = ${orgId} and d.kind = any(${sql.param([...query.kinds])}::text[]) and ${isRead}`;
  const { rows } = await tx.execute<FoundRow>(sql`
    with asked as (select l.language, l.config, to_tsquery(l.config, ${query.tsquery}) as words from ${searchLanguages} l(language, config)),
    candidate as (
      (${documents} and d.title_words @@ asked.words limit ${CANDIDATES})
      union (${documents} and d.words @@ asked.words limit ${CANDIDATES})),
    best as (
      select c.id, coalesce(v.title, c.title) as title, coalesce(v.summary, c.summary) as summary,
        coalesce(v.plain_text, c.plain_text) as plain_text, asked.config, asked.words, ts_rank_cd('{0.1, 0.2, 0.6, 1}', d.words, asked.words) as rank
      from candidate join asked on asked.language = candidate.language
        join ${searchDocuments} d on d.library = ${orgId} and d.content_id = candidate.content_id and d.language = candidate.language
        join ${contentItems} c on c.org_id = ${orgId} and c.id = candidate.content_id
        left join ${languageVersions} v on v.org_id = ${orgId} and v.kind = 'content' and v.id = c.id
          and v.language = candidate.language and v.archived_at is null
      where c.uid is null and c.module_id is not null and c.status = 'published'
      order by rank desc, c.id limit ${query.limit})
    select id, ts_headline(config, title, words, ${`${marks}, HighlightAll=true`}) as title,
      ts_headline(config, left(coalesce(nullif(plain_text, ''), summary), 20000), words, ${`${marks}, MaxWords=28, MinWords=12, MaxFragments=1`}) as excerpt
    from best order by rank desc, id`);
  return rows;
}
