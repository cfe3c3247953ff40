import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { awardPoints } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { readAsked } from '#features/catalogue/courses/due.read-model.ts';
import { itemsOfCourse } from '#features/catalogue/courses/dues.ts';
import { readLearner } from '#features/catalogue/tree/learner.read-model.ts';
import { loadTree } from '#features/catalogue/tree/load-tree.ts';
import { isComplete } from '#features/catalogue/tree/learner.ts';

/** Courses that end with this item: each is paid once, and counts for a badge where it pays nothing. */
export async function settleCourses(
  scope: OrganizationScope,
  world: Pick<World, 'live'>,
  { uid, now: at, contentId }: { uid: string; now: Date; contentId: string | null },
): Promise<Award[]> {
  if (contentId === null) return [];
  const learner = await readLearner(scope, uid);
  const tree = await loadTree(scope, learner.libraryVersion);
  const module = tree.moduleById.get(tree.itemById.get(contentId)?.moduleId ?? '');
  if (!module || !isComplete(learner, module.items)) return [];
  const { courses } = await readAsked(scope, uid);
  const awards: Award[] = [];
  for (const course of courses.filter(({ moduleIds }) => moduleIds.includes(module.id))) {
    if (!isComplete(learner, itemsOfCourse(tree, course))) continue;
    const award = await awardPoints(scope, world, { uid, at, source: 'course', sourceId: course.id });
    if (award) awards.push(award);
  }
  return awards;
}
