import { AppError } from '#platform/http/app-error.ts';
import { type Catalogue, isLocked } from '#features/catalogue/index.ts';
import { findReportedItem } from './progress.repository.ts';

/** The item that a member reports on; refused when they may not see it, or not yet. */
export async function findOpenItem(
  { scope, tree, learner }: Catalogue,
  { uid, contentId }: { uid: string; contentId: string },
) {
  const place = tree.itemById.get(contentId) ?? null;
  if (place && isLocked(tree, learner, place)) throw new AppError('content_locked');
  const item = await findReportedItem(scope, { uid, contentId });
  if (!item || (!place && item.ownerUid !== uid)) throw new AppError('not_found');
  return { ...item, place };
}
