import { isDeepStrictEqual } from 'node:util';
import { DRAFT_BYTES } from '@snapwell/contract/library/authoring.limits';
import type { DraftSave, DraftText, SavedDraft } from '@snapwell/contract/library/authoring.schemas';
import { mergeDrafts } from '@snapwell/contract/library/merge-drafts';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readTargets } from './authoring.read-model.ts';
import { changeTree } from './change-tree.ts';
import {
  findLibraryItem,
  findRevision,
  insertDraft,
  insertRevision,
  lastRevision,
  lockDraft,
  updateDraft,
} from './drafts.repository.ts';
import { textOfItem } from './item-text.ts';
import { findProblems, readMedia } from './open-item.ts';

type Author = Pick<OrganizationCaller, 'orgId' | 'uid'>;

interface Saving {
  readonly contentId: string;
  readonly save: DraftSave;
  readonly uid: string;
  readonly at: Date;
}

/** Saves what an author has written. Nothing of it is checked: what must be mended is told, not refused. */
export async function saveDraft(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: Author,
  { contentId, ...save }: DraftSave & { contentId: string },
): Promise<SavedDraft> {
  if (Buffer.byteLength(JSON.stringify(save)) > DRAFT_BYTES) throw new AppError('payload_too_large');
  const at = clock.now();
  const saved = await inOrganization(db, orgId, async (scope) => {
    const written = await writeDraft(scope, { contentId, save, uid, at });
    return { ...written, targets: await readTargets(scope), media: await readMedia(scope, written.place) };
  });
  const { kind, revision, text, isMerged, targets, media } = saved;
  const names = new Set(Object.keys(media));
  return {
    revision,
    ...text,
    is_merged: isMerged,
    changed_at: at.toISOString(),
    problems: await findProblems({ kind, ...text }, { ...targets, media: names }),
  };
}

/** Writes a draft, with what others have written since the author read it. */
async function writeDraft(scope: OrganizationScope, { contentId, save, uid, at }: Saving) {
  const [draft, item] = [await lockDraft(scope, contentId), await findLibraryItem(scope, contentId)];
  if (!draft && !item) throw new AppError('not_found');
  const published = item && textOfItem(item);
  const current: DraftText = draft && !draft.discardedAt ? { head: draft.head, body: draft.body } : published ?? draft!;
  const number = draft && !draft.discardedAt ? draft.revision : 0;
  const mine = { head: save.head, body: save.body };
  const text = save.revision === number ? mine : await merged(scope, { contentId, save, current, published });
  const kind: ContentKind = (item ?? draft)!.kind;
  const place = { moduleId: (item ?? draft)!.moduleId, chapterId: (item ?? draft)!.chapterId, draft };
  const isMerged = !isDeepStrictEqual(text, mine);
  if (isDeepStrictEqual(text, { head: current.head, body: current.body }) && number > 0)
    return { kind, place, revision: number, text, isMerged };
  const revision = Math.max(draft?.revision ?? 0, await lastRevision(scope, contentId)) + 1;
  const written = { revision, ...text, changedBy: uid, changedAt: at };
  if (draft)
    await updateDraft(scope, contentId, {
      ...written,
      discardedAt: null,
      publishFailure: null,
      ...(draft.discardedAt && { base: published }),
    });
  else await insertDraft(scope, { ...written, contentId, kind, base: published, media: {} });
  await insertRevision(scope, { contentId, revision, ...text, madeBy: uid, madeAt: at });
  return { kind, place, revision, text, isMerged };
}

interface Merging {
  readonly contentId: string;
  readonly save: DraftSave;
  readonly current: DraftText;
  readonly published: DraftText | null;
}

/** Both texts together; refused where both changed the same, since one of them would be lost. */
async function merged(
  scope: OrganizationScope,
  { contentId, save, current, published }: Merging,
): Promise<DraftText> {
  const mine: DraftText = { head: save.head, body: save.body };
  const theirs: DraftText = { head: current.head, body: current.body };
  if (isDeepStrictEqual(mine, theirs)) return theirs;
  const base = save.revision === 0 ? published : await findRevision(scope, contentId, save.revision);
  if (!base) throw new AppError('draft_conflict');
  const { value, conflicts } = mergeDrafts(base, mine, theirs);
  if (conflicts.length > 0) throw new AppError('draft_conflict', conflicts.map(describe));
  return value;
}

const describe = (path: readonly (string | number)[]) => ({
  path: path.join('.'),
  message: /*i18n*/ 'Somebody else changed the same words. Your text is safe: choose what to go on with.',
});

interface NewItem extends Partial<DraftText> {
  readonly moduleId: string;
  readonly chapterId: string;
  readonly kind: ContentKind;
  readonly title: string;
}

/** Makes a new item that nobody but its authors sees; answers its id. */
export async function createDraft(
  world: Pick<World, 'db' | 'clock'>,
  author: Author,
  { moduleId, chapterId, kind, title, head, body }: NewItem,
): Promise<string> {
  const act = { act: 'add_item', module_id: moduleId, chapter_id: chapterId, kind, title, before: null } as const;
  const { added } = await changeTree(world, author, [act]);
  const id = added[0]!;
  if (head || body) {
    const { revision, ...begun } = await inOrganization(world.db, author.orgId, async (scope) => {
      const draft = await lockDraft(scope, id);
      return { revision: draft!.revision, head: draft!.head, body: draft!.body };
    });
    await saveDraft(world, author, { contentId: id, revision, head: head ?? begun.head, body: body ?? begun.body });
  }
  return id;
}
