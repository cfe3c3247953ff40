import { isDeepStrictEqual } from 'node:util';
import { MOST_PLACES } from '@snapwell/contract/library/authoring.limits';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import {
  findPlaces,
  replacePlaces,
  type TextPlace,
  type Wanted,
} from '@snapwell/contract/library/replacing/find-places';
import type {
  FoundItem,
  FoundPlaces,
  ModuleReplacement,
  Replaced,
  ReplacedItem,
} from '@snapwell/contract/library/replacing/replacing.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findRevision, updateDraft } from '../drafts.repository.ts';
import { textOfItem } from '../item-text.ts';
import { loadItem, type StoredItem } from '../open-item.ts';
import { tellSaved } from '../presence/tell-saved.ts';
import { writeDraft } from '../save-draft.ts';
import { listModuleItems } from './module-items.read-model.ts';

type Author = Pick<OrganizationCaller, 'orgId' | 'uid'>;
type AuthorsWorld = Pick<World, 'db' | 'clock' | 'live'>;

/** Where a module says some words: in drafts where there are any, else in what is published. */
export function searchModule(
  { db }: AuthorsWorld,
  orgId: string,
  moduleId: string,
  wanted: Wanted,
): Promise<FoundPlaces> {
  return inOrganization(db, orgId, async (scope) => {
    const items = await listModuleItems(scope, moduleId);
    if (items === null) throw new AppError('not_found');
    const found: FoundItem[] = [];
    let left = MOST_PLACES;
    let isCut = false;
    for (const { id, kind, revision, text } of items) {
      const places = findPlaces(text, wanted);
      isCut ||= places.length > left;
      const shown = places.slice(0, left).map((place) => ({ ...place, path: [...place.path] }));
      left -= shown.length;
      if (shown.length > 0) found.push({ content_id: id, kind, title: text.head.title, revision, places: shown });
    }
    return { items: found, is_cut: isCut };
  });
}

/** Replaces words at the places that an author has seen. An item that has changed since is left as it is. */
export function replaceInModule(
  { db, clock, live }: AuthorsWorld,
  { orgId, uid }: Author,
  moduleId: string,
  { items, replacement, ...wanted }: ModuleReplacement,
): Promise<Replaced> {
  return inOrganization(db, orgId, async (scope) => {
    const done: ReplacedItem[] = [];
    const skipped: string[] = [];
    for (const { content_id: contentId, revision, places } of inOrderOfIds(items)) {
      const stored = await loadOfModule(scope, moduleId, contentId);
      const chosen = new Set(places.map(nameOf));
      const text = replacePlaces(stored.text, wanted, { replacement, isChosen: (place) => chosen.has(nameOf(place)) });
      const isSame = (stored.draft?.revision ?? 0) === revision && !isDeepStrictEqual(text, stored.text);
      const save = { revision, editor: 'replacement', ...text };
      const written = isSame ? await writeDraft(scope, { contentId, save, uid, at: clock.now() }) : null;
      if (!written) skipped.push(contentId);
      else {
        done.push({ content_id: contentId, before: revision, after: written.revision });
        await tellSaved(scope, { live }, { contentId, editor: save.editor, uid, revision: written.revision });
      }
    }
    return { items: done, skipped };
  });
}

/** Puts the earlier text back, with what others have written since merged in. */
export function undoReplacement(
  { db, clock }: AuthorsWorld,
  { orgId, uid }: Author,
  moduleId: string,
  items: readonly ReplacedItem[],
): Promise<Replaced> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const done: ReplacedItem[] = [];
    const skipped: string[] = [];
    for (const { content_id: contentId, before, after } of inOrderOfIds(items)) {
      const stored = await loadOfModule(scope, moduleId, contentId);
      const published = stored.item && textOfItem(stored.item);
      const text = before === 0 ? published : await findRevision(scope, contentId, before);
      const number = await putBack(scope, { stored, text, after, uid, at });
      if (number === null) skipped.push(contentId);
      else done.push({ content_id: contentId, before: after, after: number });
      // There was no draft before: where nothing else was written, there is none again.
      if (number !== null && before === 0 && published) await discardUnchanged(scope, contentId, published, at);
    }
    return { items: done, skipped };
  });
}

interface PuttingBack {
  readonly stored: StoredItem;
  readonly text: DraftText | null;
  readonly after: number;
  readonly uid: string;
  readonly at: Date;
}

async function putBack(
  scope: OrganizationScope,
  { stored, text, after, uid, at }: PuttingBack,
): Promise<number | null> {
  if (!text || !stored.draft || stored.draft.revision < after) return null;
  // Each undoing is an editor of its own: two of them are not one window that goes on.
  const save = { revision: after, editor: `undo-${after}-${at.getTime()}`, ...text };
  const written = await writeDraft(scope, { contentId: stored.id, save, uid, at });
  return written.conflicts.length > 0 ? null : written.revision;
}

async function discardUnchanged(scope: OrganizationScope, contentId: string, published: DraftText, at: Date) {
  const { text } = await loadItem(scope, contentId);
  if (isDeepStrictEqual(text, published)) await updateDraft(scope, contentId, { discardedAt: at, publishAt: null });
}

async function loadOfModule(scope: OrganizationScope, moduleId: string, contentId: string): Promise<StoredItem> {
  const stored = await loadItem(scope, contentId);
  if (stored.moduleId !== moduleId) throw new AppError('not_found');
  return stored;
}

/** Two who replace at once take the drafts in the same order. */
const inOrderOfIds = <Item extends { readonly content_id: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (a.content_id < b.content_id ? -1 : 1));

const nameOf = ({ path, nth }: Pick<TextPlace, 'path' | 'nth'>) => JSON.stringify([path, nth]);
