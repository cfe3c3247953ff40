import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, searchDocuments, searchWords } from '#features/catalogue/catalogue.tables.ts';

/** Brings the search up to date with these items: their words, and the words that mistyped ones are compared with. */
export async function indexItems({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 200) {
    const batch = ids.slice(start, start + 200);
    const isMeant = and(
      eq(contentItems.orgId, orgId),
      inArray(contentItems.id, batch),
      isNotNull(contentItems.moduleId),
    );
    await tx.execute(sql`
      insert into ${searchDocuments} (library, content_id, kind, title_words, words)
      select org_id, id, kind, to_tsvector('english', title), setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary || ' ' || array_to_string(tags, ' ')), 'B')
        || to_tsvector('english', left(plain_text, 400000))
      from ${contentItems} where ${isMeant}
      on conflict (library, content_id) do update set kind = excluded.kind, title_words = excluded.title_words, words = excluded.words`);
    await tx.execute(sql`
      insert into ${searchWords} (library, word)
      select distinct ${orgId}, word from ${contentItems},
        unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || summary || ' ' || array_to_string(tags, ' ') || ' ' || left(plain_text, 400000)))) as word
      where ${isMeant} and word ~ '^[[:alpha:]]{4,40}$'
      on conflict do nothing`);
  }
}

export async function unindexItems({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.library, orgId), inArray(searchDocuments.contentId, [...ids])));
}
