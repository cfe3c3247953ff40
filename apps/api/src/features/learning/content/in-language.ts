import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { type Language, languages } from '@snapwell/contract/text/language';
import { type ItemVersion, readEntries, readItemVersions, readOriginalLanguage } from '#features/catalogue/index.ts';
import type { contentItems } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

type Item = typeof contentItems.$inferSelect;
type Glossary = Record<string, { term: string; definition: string }>;

/** In which languages an item can be read, and the one it is shown in. */
export interface Languages {
  readonly language: Language;
  readonly languages: readonly Language[];
  /** What is kept of the item is kept under this title, whichever language it was read in. */
  readonly originalTitle: string;
}

/** An item with its texts, and those of the terms in it, in the language that is read, where it has a version in it. */
export async function inLanguage<Row extends { readonly item: Item; readonly glossary: Glossary }>(
  scope: OrganizationScope,
  row: Row,
): Promise<Row & Languages> {
  const own = await readOriginalLanguage(scope);
  const versions = (await readItemVersions(scope, [row.item.id])).filter((version) => fits(row.item, version));
  const version = versions.find(({ language }) => language === scope.language && language !== own);
  return {
    ...row,
    item: version ? { ...row.item, ...textsOf(row.item, version) } : row.item,
    glossary: await translateTerms(scope, row.glossary),
    originalTitle: row.item.title,
    language: version?.language ?? own,
    languages: languages.filter((each) => each === own || versions.some(({ language }) => language === each)),
  };
}

/** What was changed in the product since may be built otherwise than its versions: those wait until they are, too. */
const fits = ({ kind, body }: Item, version: ItemVersion): boolean =>
  kind === 'article' || hasSameStructure(body, version.body);

function textsOf(item: Item, { title, summary, references, body }: ItemVersion) {
  return { title, summary, references: references ? [...references] : item.references, body };
}

async function translateTerms(scope: OrganizationScope, glossary: Glossary): Promise<Glossary> {
  if (Object.keys(glossary).length === 0) return glossary;
  const entries = await readEntries<Glossary[string]>(scope, 'glossary');
  return Object.fromEntries(
    Object.entries(glossary).map(([slug, { term, definition }]) => {
      const entry = entries[slug];
      return [slug, entry ? { term: entry.term, definition: entry.definition } : { term, definition }];
    }),
  );
}
