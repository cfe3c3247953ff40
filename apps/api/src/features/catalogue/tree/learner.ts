import { WHATS_NEXT_MS } from '@snapwell/contract/catalogue/catalogue.limits';
import type { ModuleProgress } from '@snapwell/contract/catalogue/catalogue.schemas';
import { chapterOf, type Tree, type TreeChapter, type TreeItem, type TreeModule } from './tree.ts';

export interface OpenItem {
  /** Of what is begun again nothing is done yet. */
  readonly furthest: number;
  readonly visitedAt: Date;
  /** It was taken to its end and not passed. */
  readonly isToRetry: boolean;
}

/** What a member has behind them. */
export interface Learner {
  readonly completed: ReadonlySet<string>;
  readonly lastCompleted: { readonly id: string; readonly at: Date } | null;
  /** Items begun and not completed, the last visited first. */
  readonly open: ReadonlyMap<string, OpenItem>;
}

/** From 0 to 1. */
export function shareOf(learner: Learner, id: string): number {
  return learner.completed.has(id) ? 1 : (learner.open.get(id)?.furthest ?? 0);
}

/** True while an earlier item of the chapter is not complete and this one waits for them. What was begun stays open. */
export function isLocked(tree: Tree, learner: Learner, item: TreeItem): boolean {
  return missingFor(tree, learner, item).length > 0;
}

/** What keeps an item locked: the earlier items of its chapter that are not complete. */
export function missingFor(tree: Tree, learner: Learner, item: TreeItem): readonly TreeItem[] {
  if (item.opens === 'always' || learner.completed.has(item.id) || learner.open.has(item.id)) return [];
  const { items } = chapterOf(tree, item);
  return items.slice(0, items.indexOf(item)).filter(({ id }) => !learner.completed.has(id));
}

export const isComplete = (learner: Learner, items: readonly TreeItem[]): boolean =>
  items.every(({ id }) => learner.completed.has(id));

export const isChapterComplete = (learner: Learner, { items }: TreeChapter): boolean => isComplete(learner, items);

/**
 * The items before one that are open: of its module where it ends the module, else of its chapter. A test that may be
 * taken early says so.
 */
export function openBefore(tree: Tree, learner: Learner, item: TreeItem): number {
  const ofModule = tree.moduleById.get(item.moduleId)!.items;
  const items = ofModule.at(-1) === item ? ofModule : chapterOf(tree, item).items;
  return items.slice(0, items.indexOf(item)).filter(({ id }) => !learner.completed.has(id)).length;
}

/** Where a member is with a module: an item begun counts, complete or not. */
export function moduleStateOf(learner: Learner, { items }: TreeModule): 'new' | 'under_way' | 'completed' {
  if (!items.some(({ id }) => learner.completed.has(id) || learner.open.has(id))) return 'new';
  return isComplete(learner, items) ? 'completed' : 'under_way';
}

export function moduleProgressOf(learner: Learner, module: TreeModule): ModuleProgress {
  return {
    chapters_completed: module.chapters.filter((chapter) => isChapterComplete(learner, chapter)).length,
    total_chapters: module.chapters.length,
    ...itemProgressOf(learner, module.items),
  };
}

/** How many of these items are complete. 100 % is only said when all are. */
export function itemProgressOf(learner: Learner, items: readonly TreeItem[]) {
  const completed = items.filter(({ id }) => learner.completed.has(id)).length;
  return {
    content_completed: completed,
    total_content: items.length,
    progress_percentage: items.length === 0 ? 0 : Math.floor((completed / items.length) * 100),
  };
}

/**
 * The first item of these that can be gone on with, in the order of the library: a chapter's quiz follows its
 * lessons.
 */
export function firstOpen(tree: Tree, learner: Learner, items: readonly TreeItem[]): TreeItem | null {
  return items.find((item) => !learner.completed.has(item.id) && !isLocked(tree, learner, item)) ?? null;
}

/** When the member last did something in each module. */
export function lastTouched(tree: Tree, learner: Learner): Map<string, Date> {
  const touched = new Map<string, Date>();
  const touch = (id: string, at: Date) => {
    const moduleId = tree.itemById.get(id)?.moduleId;
    if (moduleId && (touched.get(moduleId) ?? at) <= at) touched.set(moduleId, at);
  };
  for (const [id, { visitedAt }] of learner.open) touch(id, visitedAt);
  if (learner.lastCompleted) touch(learner.lastCompleted.id, learner.lastCompleted.at);
  return touched;
}

/**
 * The one next step. What was begun last goes on, unless something was completed since: then what follows it. Nothing
 * older than seven days counts as begun (spec §9). Otherwise what is due first, then the module begun, then the next
 * new one.
 */
export function findNextItem(
  tree: Tree,
  learner: Learner,
  { now, dueItems = [] }: { now: Date; dueItems?: readonly TreeItem[] },
): TreeItem | null {
  const isRecent = (at: Date) => now.getTime() - at.getTime() <= WHATS_NEXT_MS;
  const begun = [...learner.open].find(([id, { visitedAt }]) => tree.itemById.has(id) && isRecent(visitedAt));
  const last = learner.lastCompleted;
  if (last && isRecent(last.at) && (!begun || begun[1].visitedAt < last.at)) {
    const next = findItemAfter(tree, learner, last.id);
    if (next) return next;
  }
  if (begun) return tree.itemById.get(begun[0])!;
  const touched = lastTouched(tree, learner);
  const modules = tree.modules.toSorted(
    (a, b) => (touched.get(b.id)?.getTime() ?? 0) - (touched.get(a.id)?.getTime() ?? 0),
  );
  return (
    firstOpen(tree, learner, dueItems) ??
    firstOpen(
      tree,
      learner,
      modules.filter((module) => moduleStateOf(learner, module) === 'under_way').flatMap(({ items }) => items),
    ) ??
    firstOpen(
      tree,
      learner,
      tree.modules.flatMap(({ items }) => items),
    )
  );
}

/**
 * What to do after an item: the next open one of its module, or an earlier one that was left out. Null when the
 * module is complete.
 */
export function findItemAfter(tree: Tree, learner: Learner, id: string): TreeItem | null {
  const item = tree.itemById.get(id);
  if (!item) return null;
  const { items } = tree.moduleById.get(item.moduleId)!;
  return (
    firstOpen(tree, learner, items.slice(items.indexOf(item) + 1)) ??
    firstOpen(
      tree,
      learner,
      items.filter((other) => other !== item),
    )
  );
}
