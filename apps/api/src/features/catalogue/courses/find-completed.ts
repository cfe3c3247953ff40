import type { OrganizationScope } from '#platform/database/transaction.ts';
import { isComplete } from '../tree/learner.ts';
import { loadCatalogue } from '../tree/with-catalogue.ts';
import { readAsked } from './due.read-model.ts';
import { itemsOfCourse } from './dues.ts';

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** What is complete with an item that was just completed: its module, and the courses that end with the module. */
export async function findCompletedWith(
  scope: OrganizationScope,
  { uid, contentId }: { uid: string; contentId: string },
): Promise<{ module: Titled | null; courses: readonly (Titled & { readonly hasCertificate: boolean })[] }> {
  const { tree, learner } = await loadCatalogue(scope, uid);
  const module = tree.moduleById.get(tree.itemById.get(contentId)?.moduleId ?? '');
  if (!module || !isComplete(learner, module.items)) return { module: null, courses: [] };
  const { courses } = await readAsked(scope, uid);
  return {
    module,
    courses: courses.filter(
      (course) => course.moduleIds.includes(module.id) && isComplete(learner, itemsOfCourse(tree, course)),
    ),
  };
}
