import { and, eq, isNotNull } from 'drizzle-orm';
import { contentItems, glossaryTerms, modules } from '#features/catalogue/catalogue.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** What a draft may point to. */
export interface Targets {
  readonly terms: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
}

/** Everything in the library that a text can point to. */
export async function readTargets({ tx, orgId }: OrganizationScope): Promise<Targets> {
  const terms = await tx.select({ slug: glossaryTerms.slug }).from(glossaryTerms).where(eq(glossaryTerms.orgId, orgId));
  const items = await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), isNotNull(contentItems.moduleId)));
  const moduleRows = await tx.select({ id: modules.id }).from(modules).where(eq(modules.orgId, orgId));
  return {
    terms: new Set(terms.map(({ slug }) => slug)),
    items: new Set(items.map(({ id }) => id)),
    modules: new Set(moduleRows.map(({ id }) => id)),
  };
}
