import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { glossaryTerms } from './catalogue.tables.ts';

/** Glossary terms by their addresses; those that are gone are left out. */
export async function findTerms(
  { tx, orgId }: OrganizationScope,
  slugs: readonly string[],
): Promise<Map<string, { term: string; definition: string }>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .select({ slug: glossaryTerms.slug, term: glossaryTerms.term, definition: glossaryTerms.definition })
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.orgId, orgId), inArray(glossaryTerms.slug, [...slugs])));
  return new Map(rows.map(({ slug, ...term }) => [slug, term]));
}

/** The organization's glossary. */
export async function listTerms({ tx, orgId }: OrganizationScope) {
  return tx
    .select({
      slug: glossaryTerms.slug,
      term: glossaryTerms.term,
      definition: glossaryTerms.definition,
      aliases: glossaryTerms.aliases,
    })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.orgId, orgId))
    .orderBy(asc(glossaryTerms.position));
}
