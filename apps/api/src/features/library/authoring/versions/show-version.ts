import { parseTextId } from '@snapwell/contract/library/language-versions/text-id';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { indexItems } from '#features/library/import/search.repository.ts';
import { archiveVersions, restoreVersion } from '#features/library/import/versions.repository.ts';
import { versionKey } from '#features/library/read/draft.ts';
import { isBuiltAs } from '#features/library/versions/is-built-as.ts';
import { findLibraryItem } from '../drafts.repository.ts';
import { findVersionRow } from './versions.repository.ts';

/** Takes an item's version in another language from readers, or gives it back while it still fits the original. */
export async function showVersion(
  scope: OrganizationScope,
  id: string,
  { isShown, at }: { readonly isShown: boolean; readonly at: Date },
): Promise<void> {
  const { itemId, language } = parseTextId(id);
  const item = language && (await findLibraryItem(scope, itemId));
  const row = item && (await findVersionRow(scope, itemId, language));
  if (!row) throw new AppError('not_found');
  if (isShown && !isBuiltAs(item, row.body)) throw new AppError('draft_unfinished');
  if (isShown) await restoreVersion(scope, row);
  else await archiveVersions(scope, [versionKey(row)], at);
  await indexItems(scope, [itemId]);
}
