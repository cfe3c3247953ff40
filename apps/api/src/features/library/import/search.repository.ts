import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, searchDocuments, searchWords } from '#features/catalogue/catalogue.tables.ts';
import { originalLanguage, searchLanguages } from '#features/catalogue/index.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';

/**
 * Brings the search up to date with these items: their words in each of their languages, and the words that mistyped
 * ones are compared with.
 */
export async function indexItems(scope: OrganizationScope, ids: readonly string[]): Promise<void> {
  const { tx, orgId } = scope;
  for (let start = 0; start < ids.length; start += 200) {
    const batch = ids.slice(start, start + 200);
    const isMeant = and(
      eq(contentItems.orgId, orgId),
      inArray(contentItems.id, batch),
      isNotNull(contentItems.moduleId),
    );
    const texts = sql`
      select id, kind, ${originalLanguage(orgId)} as language, title, summary, array_to_string(tags, ' ') as tags, plain_text
      from ${contentItems} where ${isMeant}
      union all
      select v.id, ${contentItems.kind}, v.language, v.title, v.summary, array_to_string(${contentItems.tags}, ' '), v.plain_text
      from ${contentItems} join ${languageVersions} v on v.org_id = ${orgId} and v.kind = 'content'
        and v.id = ${contentItems.id} and v.archived_at is null and v.language <> ${originalLanguage(orgId)}
      where ${isMeant}`;
    await unindexItems(scope, batch);
    await tx.execute(sql`
      insert into ${searchDocuments} (library, content_id, language, kind, title_words, words)
      select ${orgId}, t.id, t.language, t.kind, to_tsvector(l.config, t.title),
        setweight(to_tsvector(l.config, t.title), 'A') || setweight(to_tsvector(l.config, t.summary || ' ' || t.tags), 'B')
        || to_tsvector(l.config, left(t.plain_text, 400000))
      from (${texts}) t join ${searchLanguages} l(language, config) on l.language = t.language
      on conflict (library, content_id, language) do update
        set kind = excluded.kind, title_words = excluded.title_words, words = excluded.words`);
    await tx.execute(sql`
      insert into ${searchWords} (library, word)
      select distinct ${orgId}, word from (${texts}) t,
        unnest(tsvector_to_array(to_tsvector('simple', t.title || ' ' || t.summary || ' ' || t.tags || ' ' || left(t.plain_text, 400000)))) as word
      where word ~ '^[[:alpha:]]{4,40}$'
      on conflict do nothing`);
  }
}

export async function unindexItems({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.library, orgId), inArray(searchDocuments.contentId, [...ids])));
}
