import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { glossaryTerms } from './catalogue.tables.ts';
import { readEntries } from './versions.read-model.ts';

interface Term {
  readonly term: string;
  readonly definition: string;
}

const translated = (original: Term, version: Term | undefined): Term =>
  version ? { term: version.term, definition: version.definition } : original;

/** Glossary terms by their addresses; those that are gone are left out. */
export async function findTerms(
  scope: OrganizationScope,
  slugs: readonly string[],
): Promise<Map<string, { term: string; definition: string }>> {
  const { tx, orgId } = scope;
  if (slugs.length === 0) return new Map();
  const inLanguage = await readEntries<Term>(scope, 'glossary');
  const rows = await tx
    .select({ slug: glossaryTerms.slug, term: glossaryTerms.term, definition: glossaryTerms.definition })
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.orgId, orgId), inArray(glossaryTerms.slug, [...slugs])));
  return new Map(rows.map(({ slug, ...term }) => [slug, translated(term, inLanguage[slug])]));
}

/** The organization's glossary. */
export async function listTerms(scope: OrganizationScope) {
  const { tx, orgId } = scope;
  const inLanguage = await readEntries<Term & { aliases: string[] }>(scope, 'glossary');
  const rows = await tx
    .select({
      slug: glossaryTerms.slug,
      term: glossaryTerms.term,
      definition: glossaryTerms.definition,
      aliases: glossaryTerms.aliases,
    })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.orgId, orgId))
    .orderBy(asc(glossaryTerms.position));
  return rows.map((row) => ({ ...row, ...inLanguage[row.slug] }));
}
