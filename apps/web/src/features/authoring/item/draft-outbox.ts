import { saveDraft } from '@snapwell/contract/library/authoring.endpoints';
import type { DraftSave, SavedDraft } from '@snapwell/contract/library/authoring.schemas';
import { call } from '#platform/http/api.ts';
import { currentOwner, DEVICE, registerKind } from '#platform/outbox/outbox.ts';
import type { Kind } from '#platform/outbox/outbox-kind.ts';

/** What somebody has written and the server does not have yet. */
export interface WaitingDraft extends DraftSave {
  readonly orgId: string;
  readonly contentId: string;
}

export const DRAFT_KIND = 'draft';

const draft: Kind<WaitingDraft, SavedDraft> = {
  name: DRAFT_KIND,
  send: ({ body: { orgId, contentId, ...body } }) => call(saveDraft, { params: { orgId, contentId }, body }),
  // A later text of the same window holds the earlier one.
  replaces: (older, newer) => isSame(older, newer) && older.editor === newer.editor,
};

const drafts = registerKind(draft);

const isSame = (a: Pick<WaitingDraft, 'orgId' | 'contentId'>, b: Pick<WaitingDraft, 'orgId' | 'contentId'>) =>
  a.orgId === b.orgId && a.contentId === b.contentId;

/** Stores what was written on this device, then sends it. Rejects while the server is out of reach; it is sent then. */
export function deliverDraft(save: WaitingDraft): Promise<SavedDraft> {
  return drafts.deliver({
    owner: currentOwner() ?? DEVICE,
    key: `${DRAFT_KIND}/${save.orgId}/${save.contentId}`,
    body: save,
  });
}

/** Sends what waits of an item from before; null when there is nothing, or it has arrived now. */
export async function sendWaitingDraft(item: Pick<WaitingDraft, 'orgId' | 'contentId'>): Promise<WaitingDraft | null> {
  const owner = currentOwner() ?? DEVICE;
  const isOfItem = (body: WaitingDraft) => isSame(body, item);
  if (!(await drafts.list(owner)).some(({ body }) => isOfItem(body))) return null;
  await drafts.flush(owner, isOfItem).catch(() => undefined);
  return (await drafts.list(owner)).findLast(({ body }) => isOfItem(body))?.body ?? null;
}
