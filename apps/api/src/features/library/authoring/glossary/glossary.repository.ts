import type { TermText, TermWords } from '@snapwell/contract/library/glossary/glossary.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { parseTextId } from '@snapwell/contract/library/language-versions/text-id';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { contentItems, glossaryTerms, libraries } from '#features/catalogue/catalogue.tables.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import { contentDrafts } from '#features/library/library.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { saysSame } from './glossary-source.ts';

export interface StoredTerm extends TermText {
  readonly slug: string;
}

/** The file of the glossary in another language: its terms by their addresses. */
export interface GlossaryVersion {
  readonly language: Language;
  readonly source: string;
  readonly body: Readonly<Record<string, TermWords>>;
}

export interface StoredGlossary {
  readonly source: string | null;
  readonly terms: readonly StoredTerm[];
  readonly versions: readonly GlossaryVersion[];
}

/** The glossary in every language, as far as it is said there: words of the original are nobody's translation. */
export async function readGlossary({ tx, orgId }: OrganizationScope): Promise<StoredGlossary> {
  const [library] = await tx
    .select({ source: libraries.glossarySource })
    .from(libraries)
    .where(eq(libraries.orgId, orgId));
  const terms = await tx
    .select({
      slug: glossaryTerms.slug,
      term: glossaryTerms.term,
      definition: glossaryTerms.definition,
      aliases: glossaryTerms.aliases,
    })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.orgId, orgId))
    .orderBy(asc(glossaryTerms.position));
  const rows = await tx
    .select({ language: languageVersions.language, source: languageVersions.source, body: languageVersions.body })
    .from(languageVersions)
    .where(
      and(
        eq(languageVersions.orgId, orgId),
        eq(languageVersions.kind, 'glossary'),
        isNull(languageVersions.archivedAt),
      ),
    )
    .orderBy(languageVersions.language);
  const versions = rows.map((row): GlossaryVersion => ({ ...row, body: row.body as GlossaryVersion['body'] }));
  return {
    source: library?.source ?? null,
    terms: terms.map((term) => ({
      ...term,
      versions: versions.flatMap(({ language, body }) => {
        const said = body[term.slug];
        return said && !saysSame(said, term) ? [{ ...said, language }] : [];
      }),
    })),
    versions,
  };
}

/** The items that link to each term: in what learners read, in another language, or in a draft. */
export async function readUses({ tx, orgId }: OrganizationScope): Promise<Map<string, Map<string, string>>> {
  const items = await tx
    .select({ id: contentItems.id, title: contentItems.title, terms: contentItems.terms })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), isNotNull(contentItems.moduleId)));
  const versions = await tx
    .select({ id: languageVersions.id, title: languageVersions.title, terms: languageVersions.terms })
    .from(languageVersions)
    .where(
      and(eq(languageVersions.orgId, orgId), eq(languageVersions.kind, 'content'), isNull(languageVersions.archivedAt)),
    );
  const drafts = await tx
    .select({
      id: contentDrafts.contentId,
      title: sql<string>`coalesce(${contentDrafts.head} ->> 'title', '')`,
      terms: sql<string[]>`array(select link[1] from regexp_matches(
        ${contentDrafts.body} ->> 'markdown', '\\]\\(glossary:([^)\\s]+)', 'g') link)`,
    })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.orgId, orgId), eq(contentDrafts.kind, 'article'), isNull(contentDrafts.discardedAt)));
  const uses = new Map<string, Map<string, string>>();
  for (const { id: textId, title, terms } of [...items, ...versions, ...drafts]) {
    const id = parseTextId(textId).itemId;
    for (const slug of terms) {
      const users = uses.get(slug) ?? new Map<string, string>();
      if (!users.has(id)) users.set(id, title);
      uses.set(slug, users);
    }
  }
  return uses;
}
