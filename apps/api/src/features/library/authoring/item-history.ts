import type { DraftText, HistoryEntry } from '@snapwell/contract/library/authoring.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { deleteDraft, findRevision, findVersion, listHistory, lockDraft, updateDraft } from './drafts.repository.ts';
import { loadItem } from './open-item.ts';

/** What an item said before, newest first. */
export function listItemHistory(
  { db }: Pick<World, 'db'>,
  orgId: string,
  contentId: string,
): Promise<{ items: HistoryEntry[] }> {
  return inOrganization(db, orgId, async (scope) => {
    await loadItem(scope, contentId);
    const entries = await listHistory(scope, contentId);
    return {
      items: entries.map(({ number, title, madeBy, madeAt, isPublished }) => ({
        id: `${isPublished ? 'version' : 'revision'}-${number}`,
        is_published: isPublished,
        number,
        title,
        made_by: madeBy,
        made_at: madeAt.toISOString(),
      })),
    };
  });
}

/** One earlier text. Of a published version only title and body are known; the rest is as it is now. */
export function getHistoryEntry(
  { db }: Pick<World, 'db'>,
  orgId: string,
  { contentId, entryId }: { contentId: string; entryId: string },
): Promise<DraftText> {
  return inOrganization(db, orgId, async (scope) => {
    const [sort, number] = entryId.split('-');
    if (sort === 'revision') {
      const found = await findRevision(scope, contentId, Number(number));
      if (found) return found;
    } else {
      const found = await findVersion(scope, contentId, Number(number));
      const { text } = await loadItem(scope, contentId);
      if (found) return { head: { ...text.head, title: found.title }, body: found.body as DraftText['body'] };
    }
    throw new AppError('not_found');
  });
}

/** Goes on with the draft, or with what is published; what is put aside stays in the history. */
export function settleConflict(
  { db }: Pick<World, 'db'>,
  orgId: string,
  { contentId, use }: { contentId: string; use: 'draft' | 'published' },
): Promise<void> {
  return inOrganization(db, orgId, async (scope) => {
    await lockDraft(scope, contentId);
    const { draft, published } = await loadItem(scope, contentId);
    if (!draft || !published) throw new AppError('not_found');
    if (use === 'published') await deleteDraft(scope, contentId);
    else await updateDraft(scope, contentId, { base: published });
  });
}
