import { ITEMS_IN_CHAPTER } from '@snapwell/contract/library/authoring.limits';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { updateDraft } from '../drafts.repository.ts';
import { freeId } from './free-id.ts';
import { placeItems } from './get-author-tree.ts';
import { moveItem } from './move-item.ts';
import {
  type ChapterPlace,
  findItemRows,
  listTakenIds,
  readTree,
  type StoredTree,
  updateChapter,
  updateModule,
} from '../tree.repository.ts';

interface TreePart {
  readonly id: string;
  position: number;
}

interface Chapter extends TreePart {
  readonly moduleId: string;
  readonly items: TreePart[];
}

interface Module extends TreePart {
  readonly chapters: Chapter[];
}

/** What stands where in a library, while it is changed; what has moved is written at the end. */
export class TreeOrder {
  readonly modules: Module[] = [];
  #stored: StoredTree;

  constructor(tree: StoredTree) {
    this.#stored = tree;
    for (const { id, position } of tree.modules) this.modules.push(moduleAt(id, position));
    const byChapter = new Map<string, Chapter>();
    for (const { moduleId, id, position } of tree.chapters) {
      const chapter = chapterAt(moduleId, id, position);
      byChapter.set(`${moduleId}/${id}`, chapter);
      this.module(moduleId).chapters.push(chapter);
    }
    for (const { id, chapter, position } of placeItems(tree).sort((a, b) => a.position - b.position))
      byChapter.get(chapter)?.items.push({ id, position });
  }

  /** Refuses what is not there. */
  module(id: string): Module {
    const found = this.modules.find((module) => module.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Refuses what is not there. */
  chapter(moduleId: string, id: string): Chapter {
    const found = this.module(moduleId).chapters.find((chapter) => chapter.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Where an item stands; null for one that is not there. */
  chapterOf(itemId: string): ChapterPlace | null {
    const chapter = this.#chapters().find(({ items }) => items.some(({ id }) => id === itemId));
    return chapter ? { moduleId: chapter.moduleId, chapterId: chapter.id } : null;
  }

  /** The item behind this one in its chapter. */
  after(itemId: string): string | null {
    const place = this.chapterOf(itemId);
    if (!place) return null;
    const { items } = this.chapter(place.moduleId, place.chapterId);
    return items[items.findIndex(({ id }) => id === itemId) + 1]?.id ?? null;
  }

  async freeItemId(scope: OrganizationScope, wanted: string): Promise<string> {
    const tried = new Set<string>();
    for (;;) {
      const id = freeId(wanted, (each) => tried.has(each));
      if ((await listTakenIds(scope, [id])).size === 0) return id;
      tried.add(id);
    }
  }

  addModule(id: string, before: string | null): number {
    const module = moduleAt(id, 0);
    insertBefore(this.modules, module, before);
    return lastPosition(this.modules) + 1;
  }

  addChapter(moduleId: string, id: string, before: string | null): number {
    const { chapters } = this.module(moduleId);
    insertBefore(chapters, chapterAt(moduleId, id, 0), before);
    return lastPosition(chapters) + 1;
  }

  addItem(id: string, { moduleId, chapterId, before }: ChapterPlace & { before: string | null }): number {
    const { items } = this.chapter(moduleId, chapterId);
    insertBefore(items, { id, position: 0 }, before);
    return 0;
  }

  /** Puts a draft that was discarded where it stood, as far as that is still there. */
  bringBack(id: string, { moduleId, chapterId, position }: ChapterPlace & { position: number }): void {
    const chapter = this.#chapters().find((each) => each.moduleId === moduleId && each.id === chapterId);
    if (!chapter) return;
    const next = chapter.items.find((item) => item.position > position);
    insertBefore(chapter.items, { id, position: 0 }, next?.id ?? null);
  }

  /** Answers what it stood before. */
  placeModule(id: string, before: string | null): string | null {
    return move(this.modules, this.module(id), before);
  }

  /** Answers what it stood before. */
  placeChapter(moduleId: string, id: string, before: string | null): string | null {
    return move(this.module(moduleId).chapters, this.chapter(moduleId, id), before);
  }

  /** Answers what it stood before. */
  placeItem(id: string, { moduleId, chapterId, before }: ChapterPlace & { before: string | null }): string | null {
    const next = this.after(id);
    this.removeItem(id);
    insertBefore(this.chapter(moduleId, chapterId).items, { id, position: 0 }, before === id ? next : before);
    return next;
  }

  removeModule(id: string): string | null {
    return takeOut(this.modules, this.module(id));
  }

  removeChapter(moduleId: string, id: string): string | null {
    return takeOut(this.module(moduleId).chapters, this.chapter(moduleId, id));
  }

  removeItem(id: string): void {
    for (const { items } of this.#chapters()) {
      const at = items.findIndex((item) => item.id === id);
      if (at >= 0) items.splice(at, 1);
    }
  }

  #chapters(): Chapter[] {
    return this.modules.flatMap(({ chapters }) => chapters);
  }

  /** Writes whatever stands elsewhere than before. */
  async save(scope: OrganizationScope): Promise<void> {
    const before = this.#stored;
    const modulePositions = new Map(before.modules.map(({ id, position }) => [id, position]));
    for (const { id, position } of numbered(this.modules))
      if (modulePositions.get(id) !== position) await updateModule(scope, id, { position });
    const chapterPositions = new Map(before.chapters.map((row) => [`${row.moduleId}/${row.id}`, row.position]));
    for (const { id: moduleId, chapters } of this.modules)
      for (const { id, position } of numbered(chapters))
        if (chapterPositions.get(`${moduleId}/${id}`) !== position)
          await updateChapter(scope, { moduleId, id }, { position });
    await this.#saveItems(scope);
    this.#stored = await readTree(scope);
  }

  async #saveItems(scope: OrganizationScope): Promise<void> {
    const rows = new Map(this.#stored.items.map((item) => [item.id, item]));
    const drafts = new Map(this.#stored.drafts.map((draft) => [draft.contentId, draft]));
    const moved: (ChapterPlace & TreePart)[] = [];
    for (const { moduleId, id: chapterId, items } of this.#chapters())
      for (const { id, position } of numbered(items)) {
        const was = rows.get(id) ?? drafts.get(id);
        const place = { moduleId, chapterId, position };
        const isThere = was?.moduleId === moduleId && was.chapterId === chapterId && was.position === position;
        if (isThere) continue;
        if (rows.has(id)) moved.push({ id, ...place });
        else await updateDraft(scope, id, place);
      }
    const whole = new Map(
      (
        await findItemRows(
          scope,
          moved.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const { id, ...place } of moved) await moveItem(scope, whole.get(id)!, place);
  }
}

const moduleAt = (id: string, position: number): Module => ({
  id,
  position,
  chapters: [],
});

const chapterAt = (moduleId: string, id: string, position: number): Chapter => ({
  id,
  moduleId,
  position,
  items: [],
});

const lastPosition = (list: readonly TreePart[]) => Math.max(0, ...list.map(({ position }) => position));

function insertBefore<T extends TreePart>(list: T[], item: T, before: string | null): void {
  const at = before === null ? -1 : list.findIndex(({ id }) => id === before);
  list.splice(at < 0 ? list.length : at, 0, item);
}

function takeOut<T extends TreePart>(list: T[], item: T): string | null {
  const at = list.indexOf(item);
  list.splice(at, 1);
  return list[at]?.id ?? null;
}

function move<T extends TreePart>(list: T[], item: T, before: string | null): string | null {
  const next = takeOut(list, item);
  item.position = 0;
  insertBefore(list, item, before === item.id ? next : before);
  return next;
}

/** Numbers what is new or was moved; the others keep theirs as long as they still rise. */
function numbered<T extends TreePart>(list: readonly T[]): readonly T[] {
  let last = 0;
  for (const item of list) {
    if (item.position <= last) item.position = last + 1;
    last = item.position;
  }
  if (last > ITEMS_IN_CHAPTER) list.forEach((item, i) => (item.position = i + 1));
  if (list.length > ITEMS_IN_CHAPTER) throw new AppError('limit_reached');
  return list;
}
