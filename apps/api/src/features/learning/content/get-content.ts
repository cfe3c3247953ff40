import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { noPosition, presentPosition, withCatalogue } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readContent } from './content.read-model.ts';
import { presentContent, presentProgress } from './present-content.ts';
import { noteOpening } from './progress.repository.ts';

/** How exactly it is known when somebody had an item last: a write for each request would say no more. */
const OPENING_GRAIN_MS = 24 * 3600 * 1000;

/**
 * An item as its screen shows it; a locked one without what is in it. What is not published, or is somebody else's
 * own, is not there.
 */
export function getContent(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  contentId: string,
): Promise<ContentDetail> {
  const now = world.clock.now();
  return withCatalogue(world, caller, async (catalogue) => {
    const item = catalogue.tree.itemById.get(contentId);
    const row = await readContent(catalogue.scope, { uid: caller.uid, contentId });
    const isOwn = row?.item.ownerUid === caller.uid;
    if (!row || (!item && !isOwn)) throw new AppError('not_found');
    const position = item ? await presentPosition(catalogue, item) : noPosition;
    const isKnown = row.lastOpenedAt !== null && now.getTime() - row.lastOpenedAt.getTime() < OPENING_GRAIN_MS;
    if (item && !position.lock && !isKnown) await noteOpening(catalogue.scope, { uid: caller.uid, contentId, at: now });
    return {
      ...presentContent(row),
      ...(position.lock && CLOSED),
      ...position,
      progress: presentProgress(row, now),
      is_bookmarked: row.bookmarkedAt !== null,
      note: row.note ?? '',
    };
  });
}

/** What a locked item keeps to itself. */
const CLOSED = { body: null, media: {}, glossary: {}, references: [] };
