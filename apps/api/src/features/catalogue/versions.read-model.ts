import type { Language } from '@snapwell/contract/text/language';
import type { VersionedKind } from '@snapwell/contract/library/language-versions/versioned';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { languageVersions, originalLanguage } from './versions.tables.ts';

const isRead = (orgId: string) => and(eq(languageVersions.orgId, orgId), isNull(languageVersions.archivedAt));

/** What items say in other languages than their own. */
export async function readItemVersions({ tx, orgId }: OrganizationScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: languageVersions.id,
      language: languageVersions.language,
      title: languageVersions.title,
      summary: languageVersions.summary,
      references: languageVersions.references,
      body: languageVersions.body,
      terms: languageVersions.terms,
    })
    .from(languageVersions)
    .where(and(isRead(orgId), eq(languageVersions.kind, 'content'), inArray(languageVersions.id, [...ids])))
    .orderBy(languageVersions.language);
}

export type ItemVersion = Awaited<ReturnType<typeof readItemVersions>>[number];

export async function readOriginalLanguage({ tx, orgId }: OrganizationScope): Promise<Language> {
  const { rows } = await tx.execute<{ language: Language }>(sql`select ${originalLanguage(orgId)} as language`);
  return rows[0]!.language;
}

/** Titles and summaries in the language that is read, by kind and id: `module:pain`. */
export async function readTitles({ tx, orgId, language }: OrganizationScope, kinds: readonly VersionedKind[]) {
  if (!language) return new Map<string, { title: string; summary: string }>();
  const rows = await tx
    .select({
      kind: languageVersions.kind,
      id: languageVersions.id,
      title: languageVersions.title,
      summary: languageVersions.summary,
    })
    .from(languageVersions)
    .where(
      and(
        isRead(orgId),
        eq(languageVersions.language, language),
        inArray(languageVersions.kind, [...kinds]),
        ne(languageVersions.title, ''),
      ),
    );
  return new Map(rows.map(({ kind, id, ...texts }) => [`${kind}:${id}`, texts]));
}

/** What the glossary, or the organization, says in the language that is read, by what the original calls it. */
export async function readEntries<T>(
  { tx, orgId, language }: OrganizationScope,
  kind: 'glossary' | 'organization',
): Promise<Readonly<Record<string, T>>> {
  if (!language) return {};
  const [row] = await tx
    .select({ body: languageVersions.body })
    .from(languageVersions)
    .where(and(isRead(orgId), eq(languageVersions.kind, kind), eq(languageVersions.language, language)));
  return (row?.body ?? {}) as Readonly<Record<string, T>>;
}
