import { isDeepStrictEqual } from 'node:util';
import { DRAFT_BYTES } from '@snapwell/contract/library/authoring.limits';
import type { DraftSave, DraftText, SavedDraft } from '@snapwell/contract/library/authoring.schemas';
import { parseTextId } from '@snapwell/contract/library/language-versions/text-id';
import { mergeDrafts } from '@snapwell/contract/library/merge-drafts';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { readOriginalLanguage } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readTargets } from './authoring.read-model.ts';
import { changeTree } from './change-tree.ts';
import {
  type DraftRow,
  findLibraryItem,
  findRevision,
  insertDraft,
  insertRevision,
  isWrittenBy,
  lastRevision,
  lockDraft,
  updateDraft,
} from './drafts.repository.ts';
import { textOfItem } from './item-text.ts';
import { findProblems, readMedia } from './open-item.ts';
import { tellSaved } from './presence/tell-saved.ts';
import { loadVersionText } from './versions/version-text.ts';

type Author = Pick<OrganizationCaller, 'orgId' | 'uid'>;

export interface Saving {
  readonly contentId: string;
  readonly save: DraftSave;
  readonly uid: string;
  readonly at: Date;
}

/** Saves what an author has written. Nothing of it is checked: what must be mended is told, not refused. */
export async function saveDraft(
  { db, clock, live }: Pick<World, 'db' | 'clock'> & Partial<Pick<World, 'live'>>,
  { orgId, uid }: Author,
  { contentId, ...save }: DraftSave & { contentId: string },
): Promise<SavedDraft> {
  if (Buffer.byteLength(JSON.stringify(save)) > DRAFT_BYTES) throw new AppError('payload_too_large');
  const at = clock.now();
  const saved = await inOrganization(db, orgId, async (scope) => {
    const written = await writeDraft(scope, { contentId, save, uid, at });
    const { conflicts, revision } = written;
    if (live && conflicts.length === 0)
      await tellSaved(scope, { live }, { contentId, editor: save.editor, uid, revision });
    return { ...written, targets: await readTargets(scope), media: await readMedia(scope, written.place) };
  });
  if (saved.conflicts.length > 0) throw new AppError('draft_conflict', saved.conflicts.map(describe));
  const { kind, revision, text, version, isMerged, targets, media } = saved;
  const names = new Set(Object.keys(media));
  return {
    revision,
    ...text,
    is_merged: isMerged,
    changed_at: at.toISOString(),
    problems: await findProblems({ kind, text, version }, { ...targets, media: names }),
  };
}

/** Writes a draft, with what others have written since the author read it. */
export async function writeDraft(scope: OrganizationScope, { contentId, save, uid, at }: Saving) {
  const draft = await lockDraft(scope, contentId);
  const basis = await findBasis(scope, contentId, draft);
  const { kind, version, published, place } = basis;
  const current: DraftText =
    draft && !draft.discardedAt ? { head: draft.head, body: draft.body } : (basis.begun ?? draft!);
  const number = draft && !draft.discardedAt ? draft.revision : 0;
  const mine = { head: save.head, body: save.body };
  const { text, conflicts } =
    save.revision === number
      ? { text: mine, conflicts: [] }
      : await merge(scope, { contentId, save, current, begun: basis.begun });
  const isMerged = !isDeepStrictEqual(text, mine);
  const told = { kind, place, version };
  if (isDeepStrictEqual(text, current) && number > 0 && conflicts.length === 0)
    return { ...told, revision: number, text, isMerged, conflicts };
  const revision = Math.max(draft?.revision ?? 0, await lastRevision(scope, contentId)) + 1;
  const noted = { contentId, revision, madeBy: uid, editor: save.editor, madeAt: at };
  // What cannot be merged is not lost: it stands in the history.
  await insertRevision(scope, { ...noted, ...(conflicts.length > 0 ? mine : text) });
  if (conflicts.length > 0) return { ...told, revision: number, text, isMerged, conflicts };
  const written = { revision, ...text, changedBy: uid, changedAt: at };
  if (draft)
    await updateDraft(scope, contentId, {
      ...written,
      discardedAt: null,
      publishFailure: null,
      ...(draft.discardedAt && { base: published }),
    });
  else await insertDraft(scope, { ...written, contentId, kind, base: published, media: {} });
  return { ...told, revision, text, isMerged, conflicts };
}

/** What a draft rests on; refused when there is neither a draft nor anything to begin one from. */
async function findBasis(scope: OrganizationScope, contentId: string, draft: DraftRow | null) {
  const { itemId, language } = parseTextId(contentId);
  const item = await findLibraryItem(scope, itemId);
  if (!item && (!draft || language !== null)) throw new AppError('not_found');
  const { kind, moduleId, chapterId } = (item ?? draft)!;
  const of = { kind, place: { moduleId, chapterId, draft } };
  if (language === null) {
    const published = item && textOfItem(item);
    return { ...of, published, begun: published, version: null };
  }
  if (language === (await readOriginalLanguage(scope))) throw new AppError('not_found');
  const version = await loadVersionText(scope, item!, { language, draft: null });
  return { ...of, published: version.published, begun: version.text, version };
}

interface Merging {
  readonly contentId: string;
  readonly save: DraftSave;
  readonly current: DraftText;
  /** What a draft of revision 0 was begun from. */
  readonly begun: DraftText | null;
}

type Path = readonly (string | number)[];

/** Both texts together; where both changed the same, the places, since one of them would be lost. */
async function merge(
  scope: OrganizationScope,
  { contentId, save, current, begun }: Merging,
): Promise<{ text: DraftText; conflicts: readonly Path[] }> {
  const mine: DraftText = { head: save.head, body: save.body };
  const { editor, revision } = save;
  // An answer that got lost: the window goes on with what it has saved already.
  if (isDeepStrictEqual(mine, current) || (await isWrittenBy(scope, contentId, { editor, after: revision })))
    return { text: mine, conflicts: [] };
  const base = revision === 0 ? begun : await findRevision(scope, contentId, revision);
  if (!base) return { text: current, conflicts: [[]] };
  const { value, conflicts } = mergeDrafts<DraftText>(base, mine, current);
  return { text: conflicts.length > 0 ? current : value, conflicts };
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
    await saveDraft(world, author, {
      contentId: id,
      revision,
      editor: 'made',
      head: head ?? begun.head,
      body: body ?? begun.body,
    });
  }
  return id;
}
