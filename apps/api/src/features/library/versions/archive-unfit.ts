import type { ArticleBody } from '@snapwell/contract/learning/kinds/article';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { readItemVersions } from '#features/catalogue/index.ts';
import { questionsIn } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { archiveVersions } from '../import/versions.repository.ts';
import { type ItemDraft, versionKey } from '../read/draft.ts';

/**
 * Takes versions from readers that are built otherwise than the item is now: their texts would ask what is not asked any
 * more, and the exported files could not be imported. They stay stored, and come back with a file that fits.
 */
export async function archiveUnfit(
  scope: OrganizationScope,
  { id, kind, body }: Pick<ItemDraft, 'id' | 'kind' | 'body'>,
  at: Date,
): Promise<void> {
  const builtOf = (text: unknown) => (kind === 'article' ? questionsIn((text as ArticleBody).markdown) : text);
  const versions = await readItemVersions(scope, [id]);
  const unfit = versions.filter((version) => !hasSameStructure(builtOf(body), builtOf(version.body)));
  const keys = unfit.map(({ language }) => versionKey({ kind: 'content', id, language }));
  await archiveVersions(scope, keys, at);
}
