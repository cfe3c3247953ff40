import type { OrganizationScope } from '#platform/database/transaction.ts';
import { loadCatalogue } from '../tree/with-catalogue.ts';
import type { Tree, TreeItem } from '../tree/tree.ts';
import { type CourseRow, readAsked } from './due.read-model.ts';
import { itemsOfCourse } from './dues.ts';

export type TargetType = 'course' | 'module' | 'content';

/** Something that can be finished as a whole, with the items it is made of. */
export interface Target {
  readonly type: TargetType;
  readonly id: string;
  readonly title: string;
  readonly items: readonly TreeItem[];
  readonly chapters: number;
}

/** Every course and module that learners can see, by `type/id`, in the order of the library; items are found by theirs. */
export function listTargets(tree: Tree, courses: readonly CourseRow[]) {
  const targets = new Map<string, Target>();
  for (const course of courses) {
    const items = itemsOfCourse(tree, course);
    const chapters = course.moduleIds.reduce((sum, id) => sum + (tree.moduleById.get(id)?.chapters.length ?? 0), 0);
    if (items.length > 0) targets.set(`course/${course.id}`, { ...course, type: 'course', items, chapters });
  }
  for (const module of tree.modules) {
    const { id, title, items, chapters } = module;
    targets.set(`module/${id}`, { type: 'module', id, title, items, chapters: chapters.length });
  }
  return {
    all: [...targets.values()],
    find(type: TargetType, id: string): Target | null {
      const item = type === 'content' ? tree.itemById.get(id) : undefined;
      if (item) return { type, id, title: item.title, items: [item], chapters: 1 };
      return targets.get(`${type}/${id}`) ?? null;
    },
  };
}

/** One of them, as learners see it now; null when it is gone from the library. */
export async function findTarget(
  scope: OrganizationScope,
  { targetType, targetId }: { targetType: TargetType; targetId: string },
): Promise<Target | null> {
  const { tree } = await loadCatalogue(scope, '');
  const { courses } = await readAsked(scope, '');
  return listTargets(tree, courses).find(targetType, targetId);
}

export interface OutlineChapter {
  readonly title: string;
  readonly steps: number;
}

/** The chapters of one of them, as learners see it now; none when it is gone. */
export async function readOutline(
  scope: OrganizationScope,
  { targetType, targetId }: { targetType: TargetType; targetId: string },
): Promise<OutlineChapter[]> {
  const { tree } = await loadCatalogue(scope, '');
  const { courses } = await readAsked(scope, '');
  const items = listTargets(tree, courses).find(targetType, targetId)?.items ?? [];
  return [...Map.groupBy(items, ({ moduleId, chapterId }) => `${moduleId}/${chapterId}`).values()].flatMap((of) => {
    const { moduleId, chapterId } = of[0]!;
    const chapter = tree.moduleById.get(moduleId)?.chapters.find(({ id }) => id === chapterId);
    return chapter ? [{ title: chapter.title, steps: of.length }] : [];
  });
}
