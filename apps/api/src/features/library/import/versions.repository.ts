import type { Language } from '@snapwell/contract/text/language';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { libraries } from '#features/catalogue/catalogue.tables.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import { excluded } from '#platform/database/sql/excluded.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type VersionDraft, versionKey } from '../read/draft.ts';
import type { StoredLibrary } from '../read/stored-library.ts';
import { versionFingerprint } from './plan-import.ts';

const BATCH = 50;

/** What the library says in other languages, as far as an import must know it. */
export async function readStoredVersions({ tx, orgId }: OrganizationScope): Promise<StoredLibrary['versions']> {
  const rows = await tx
    .select({
      kind: languageVersions.kind,
      id: languageVersions.id,
      language: languageVersions.language,
      fingerprint: languageVersions.fingerprint,
      mentions: languageVersions.mentions,
      media: languageVersions.media,
    })
    .from(languageVersions)
    .where(and(eq(languageVersions.orgId, orgId), isNull(languageVersions.archivedAt)));
  return new Map(rows.map(({ media, ...row }) => [versionKey(row), { ...row, media: Object.values(media) }]));
}

/** Writes what files say in other languages; what had been archived is read again. */
export async function saveVersions(
  { tx, orgId }: OrganizationScope,
  drafts: readonly VersionDraft[],
  at: Date,
): Promise<void> {
  const rows = drafts.map(({ text: plainText, ...draft }) => ({
    ...draft,
    orgId,
    plainText,
    media: { ...draft.media },
    terms: [...draft.terms],
    mentions: [...draft.mentions],
    fingerprint: versionFingerprint({ ...draft, text: plainText }),
    changedAt: at,
    archivedAt: null,
  }));
  const set = excluded(languageVersions, ['orgId', 'kind', 'id', 'language']);
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insert(languageVersions)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: [languageVersions.orgId, languageVersions.kind, languageVersions.id, languageVersions.language],
        set,
      });
}

/** Takes versions from readers whose files are gone. Their texts stay. */
export async function archiveVersions(
  { tx, orgId }: OrganizationScope,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const { kind, id, language } = languageVersions;
  await tx
    .update(languageVersions)
    .set({ archivedAt: at })
    .where(
      and(
        eq(languageVersions.orgId, orgId),
        sql`${kind} || ':' || ${id} || ':' || ${language} = any(${sql.param([...keys])}::text[])`,
      ),
    );
}

/** Gives a version back to readers. */
export async function restoreVersion(
  { tx, orgId }: OrganizationScope,
  { kind, id, language }: Pick<VersionDraft, 'kind' | 'id' | 'language'>,
): Promise<void> {
  await tx
    .update(languageVersions)
    .set({ archivedAt: null })
    .where(
      and(
        eq(languageVersions.orgId, orgId),
        eq(languageVersions.kind, kind),
        eq(languageVersions.id, id),
        eq(languageVersions.language, language),
      ),
    );
}

/** In which the originals are written. */
export async function saveLanguage({ tx, orgId }: OrganizationScope, language: Language | null): Promise<void> {
  await tx.update(libraries).set({ language }).where(eq(libraries.orgId, orgId));
}
