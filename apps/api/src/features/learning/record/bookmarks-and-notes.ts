import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { contentNote, historyEntry } from '@snapwell/contract/learning/record.schemas';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import type { z } from 'zod';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentItem, withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem } from '../content/complete-content.ts';
import {
  addBookmark,
  listBookmarks,
  listCompletions,
  listNotes,
  removeBookmark,
  saveNote,
} from './record.repository.ts';

type RecordWorld = Pick<World, 'db' | 'clock'>;
type Page<T> = { items: T[]; next_cursor: string | null };
const done = { is_done: true } as const;

/** Saves an item for later, or takes it off that list. */
export function setBookmark(
  world: RecordWorld,
  caller: MemberCaller,
  { contentId, isSaved }: { contentId: string; isSaved: boolean },
): Promise<typeof done> {
  return withCatalogue(world, caller, async (catalogue) => {
    const own = { uid: caller.uid, contentId };
    if (isSaved) {
      await findOpenItem(catalogue, own);
      await addBookmark(catalogue.scope, own, world.clock.now());
    } else await removeBookmark(catalogue.scope, own);
    return done;
  });
}

/** What the caller saved for later and can still be seen, newest first. */
export function getBookmarks(
  world: RecordWorld,
  caller: MemberCaller,
  { limit, cursor }: PageQuery,
): Promise<Page<ContentCard>> {
  return withCatalogue(world, caller, async ({ scope, tree, learner }) => {
    const rows = await listBookmarks(scope, {
      uid: caller.uid,
      after: readCursor(cursor, momentAndId),
      limit: limit + 1,
    });
    const page = toPage(rows, limit, {
      cursorOf: cursorOf,
      present: ({ contentId }) => tree.itemById.get(contentId) ?? null,
    });
    return {
      ...page,
      items: page.items.filter((item) => item !== null).map((item) => presentItem(tree, learner, item)),
    };
  });
}

export function writeNote(
  world: RecordWorld,
  caller: MemberCaller,
  { contentId, text }: { contentId: string; text: string },
): Promise<typeof done> {
  return withCatalogue(world, caller, async (catalogue) => {
    const own = { uid: caller.uid, contentId };
    await findOpenItem(catalogue, own);
    await saveNote(catalogue.scope, own, { text, at: world.clock.now() });
    return done;
  });
}

export function getNotes(
  world: RecordWorld,
  caller: MemberCaller,
  { limit, cursor }: PageQuery,
): Promise<Page<z.output<typeof contentNote>>> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const rows = await listNotes(scope, { uid: caller.uid, after: readCursor(cursor, momentAndId), limit: limit + 1 });
    const present = ({ contentId, title, text, at }: (typeof rows)[number]) => {
      return { content_id: contentId, content_title: title, text, updated_at: at.toISOString() };
    };
    return toPage(rows, limit, { cursorOf, present });
  });
}

export function getHistory(
  world: RecordWorld,
  caller: MemberCaller,
  { limit, cursor }: PageQuery,
): Promise<Page<z.output<typeof historyEntry>>> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const rows = await listCompletions(scope, {
      uid: caller.uid,
      after: readCursor(cursor, momentAndId),
      limit: limit + 1,
    });
    const present = ({ contentId, title, kind, moduleTitle, at }: (typeof rows)[number]) => {
      return {
        content_id: contentId,
        title,
        kind,
        type: contentKinds[kind].type,
        module_title: moduleTitle,
        completed_at: at.toISOString(),
      };
    };
    return toPage(rows, limit, { cursorOf, present });
  });
}

const cursorOf = ({ at, contentId }: { at: Date; contentId: string }) => [at.toISOString(), contentId];
