import type { AuthorGlossary } from '@snapwell/contract/library/glossary/glossary.schemas';
import { readOriginalLanguage } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { readGlossary, readUses } from './glossary.repository.ts';

/** All terms as their authors see them. */
export function getAuthorGlossary({ db }: Pick<World, 'db'>, orgId: string): Promise<AuthorGlossary> {
  return inOrganization(db, orgId, async (scope) => {
    const { terms } = await readGlossary(scope);
    const uses = await readUses(scope);
    return {
      language: await readOriginalLanguage(scope),
      terms: terms.map(({ slug, ...term }) => ({
        ...term,
        id: slug,
        used_by: [...(uses.get(slug) ?? [])].map(([id, title]) => ({ id, title })),
      })),
    };
  });
}
