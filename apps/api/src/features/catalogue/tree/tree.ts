import type { ContentKind, ContentType } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';

/** What learners can see of a library, in its order: the skeleton, without bodies. The same for every member. */
export interface Tree {
  readonly version: number;
  readonly modules: readonly TreeModule[];
  readonly moduleById: ReadonlyMap<string, TreeModule>;
  readonly itemById: ReadonlyMap<string, TreeItem>;
}

export interface TreeModule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Key of the stored file. */
  readonly cover: string | null;
  readonly tags: readonly string[];
  readonly chapters: readonly TreeChapter[];
  readonly items: readonly TreeItem[];
}

export interface TreeChapter {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  readonly summary: string;
  readonly items: readonly TreeItem[];
}

export interface TreeItem {
  readonly id: string;
  readonly moduleId: string;
  readonly chapterId: string;
  readonly kind: ContentKind;
  readonly type: ContentType;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly cover: string | null;
  readonly opens: 'always' | 'after_previous';
  readonly publishedAt: Date | null;
}

/** Rows of the library in their order, as the database gives them. */
export interface TreeRows {
  readonly version: number;
  readonly modules: readonly Omit<TreeModule, 'chapters' | 'items'>[];
  readonly chapters: readonly Omit<TreeChapter, 'items'>[];
  readonly items: readonly Omit<TreeItem, 'type'>[];
}

/** Puts the rows together. Chapters and modules in which there is nothing to see are left out. */
export function growTree({ version, modules, chapters, items }: TreeRows): Tree {
  const itemsOf = Map.groupBy(
    items.map((item) => ({ ...item, type: contentKinds[item.kind].type })),
    ({ moduleId, chapterId }) => `${moduleId}/${chapterId}`,
  );
  const chaptersOf = Map.groupBy(
    chapters
      .map((chapter) => ({ ...chapter, items: itemsOf.get(`${chapter.moduleId}/${chapter.id}`) ?? [] }))
      .filter((chapter) => chapter.items.length > 0),
    ({ moduleId }) => moduleId,
  );
  const grown = modules
    .map((module) => {
      const own = chaptersOf.get(module.id) ?? [];
      return { ...module, chapters: own, items: own.flatMap((chapter) => chapter.items) };
    })
    .filter((module) => module.items.length > 0);
  return {
    version,
    modules: grown,
    moduleById: new Map(grown.map((module) => [module.id, module])),
    itemById: new Map(grown.flatMap((module) => module.items.map((item) => [item.id, item]))),
  };
}

/** The chapter that an item of the tree stands in. */
export function chapterOf(tree: Tree, { moduleId, chapterId }: Pick<TreeItem, 'moduleId' | 'chapterId'>): TreeChapter {
  return tree.moduleById.get(moduleId)!.chapters.find((chapter) => chapter.id === chapterId)!;
}

/** The items around one, in the order of its module. */
export function neighboursOf(tree: Tree, item: TreeItem): { previous: TreeItem | null; next: TreeItem | null } {
  const { items } = tree.moduleById.get(item.moduleId)!;
  const place = items.indexOf(item);
  return { previous: items[place - 1] ?? null, next: items[place + 1] ?? null };
}
