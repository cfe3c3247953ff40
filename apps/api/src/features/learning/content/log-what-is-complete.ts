import { logActivity } from '#platform/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { readAsked } from '#features/catalogue/courses/due.read-model.ts';
import { itemsOfCourse } from '#features/catalogue/courses/dues.ts';
import { readLearner } from '#features/catalogue/tree/learner.read-model.ts';
import { loadTree } from '#features/catalogue/tree/load-tree.ts';
import { isComplete } from '#features/catalogue/tree/learner.ts';

/** Writes down the module and the courses whose last open item was just completed. */
export async function logWhatIsComplete(
  scope: OrganizationScope,
  { uid, contentId, at }: { uid: string; contentId: string; at: Date },
): Promise<void> {
  const learner = await readLearner(scope, uid);
  const tree = await loadTree(scope, learner.libraryVersion);
  const module = tree.moduleById.get(tree.itemById.get(contentId)?.moduleId ?? '');
  if (!module || !isComplete(learner, module.items)) return;
  const { id, title } = module;
  await logActivity(scope, { uid, type: 'module_completed', facts: { module_id: id, title }, at });
  const { courses } = await readAsked(scope, uid);
  for (const course of courses.filter(({ moduleIds }) => moduleIds.includes(id))) {
    if (!isComplete(learner, itemsOfCourse(tree, course))) continue;
    const facts = { course_id: course.id, title: course.title };
    await logActivity(scope, { uid, type: 'course_completed', facts, at });
  }
}
