import type { ClarityAnswer } from '@snapwell/contract/learning/content.schemas';
import { withCatalogue } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOpenItem } from './complete-content.ts';
import { saveClarityAnswer } from './progress.repository.ts';

/** Notes whether an item was clear to the caller, who has completed it. They can change their mind at any time. */
export function saveClarity(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  { contentId, is_clear: isClear }: ClarityAnswer & { contentId: string },
): Promise<{ is_done: true }> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { uid } = caller;
    const { completedAt, version } = await findOpenItem(catalogue, { uid, contentId });
    if (!completedAt) throw new AppError('content_unfinished');
    await saveClarityAnswer(catalogue.scope, { uid, contentId, contentVersion: version, isClear, completedAt });
    return { is_done: true };
  });
}
