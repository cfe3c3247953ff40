import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import {
  assets,
  chapters,
  contentItems,
  courses,
  expectedQuestions,
  glossaryTerms,
  libraries,
  modules,
} from '#features/catalogue/catalogue.tables.ts';

import { languageVersions } from '#features/catalogue/versions.tables.ts';

/** Everything of a library that stands in its folder. */
export async function readLibraryFiles({ tx, orgId }: OrganizationScope) {
  const [library] = await tx.select().from(libraries).where(eq(libraries.orgId, orgId));
  return {
    organizationSource: library?.organizationSource ?? null,
    glossarySource: library?.glossarySource ?? null,
    glossary: await tx
      .select()
      .from(glossaryTerms)
      .where(eq(glossaryTerms.orgId, orgId))
      .orderBy(glossaryTerms.position),
    courses: await tx.select().from(courses).where(eq(courses.orgId, orgId)).orderBy(courses.id),
    modules: await tx.select().from(modules).where(eq(modules.orgId, orgId)).orderBy(modules.position),
    expected: await tx
      .select()
      .from(expectedQuestions)
      .where(eq(expectedQuestions.orgId, orgId))
      .orderBy(expectedQuestions.contentId, expectedQuestions.position),
    chapters: await tx
      .select()
      .from(chapters)
      .where(eq(chapters.orgId, orgId))
      .orderBy(chapters.moduleId, chapters.position),
    items: await tx
      .select()
      .from(contentItems)
      .where(and(eq(contentItems.orgId, orgId), isNotNull(contentItems.moduleId)))
      .orderBy(contentItems.id),
    versions: await tx
      .select({
        kind: languageVersions.kind,
        id: languageVersions.id,
        language: languageVersions.language,
        source: languageVersions.source,
      })
      .from(languageVersions)
      .where(and(eq(languageVersions.orgId, orgId), isNull(languageVersions.archivedAt))),
    assets: await tx
      .select({ path: assets.path, originalKey: assets.originalKey })
      .from(assets)
      .where(and(eq(assets.orgId, orgId), isNull(assets.ownerUid)))
      .orderBy(assets.path),
  };
}

type LibraryFiles = Awaited<ReturnType<typeof readLibraryFiles>>;
export type StoredModule = LibraryFiles['modules'][number];
export type StoredChapter = LibraryFiles['chapters'][number];
export type StoredItem = LibraryFiles['items'][number];
export type StoredCourse = LibraryFiles['courses'][number];
export type StoredExpected = LibraryFiles['expected'][number];
export type StoredTerm = LibraryFiles['glossary'][number];
