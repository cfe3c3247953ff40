import type { CourseCard } from '@snapwell/contract/learning/catalogue.schemas';
import { dayOf } from '#features/gamification/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type CourseRow, readAsked } from './due.read-model.ts';
import { findDues, itemsOfCourse } from './dues.ts';
import { enterCatalogue } from './enter-catalogue.ts';
import { minutesOf } from './present-cards.ts';
import { itemProgressOf, type Learner, moduleProgressOf } from './standing.ts';
import type { Tree } from './tree.ts';

/** The organization's courses with the day each is due for the caller. */
export function listCourses(world: Pick<World, 'db' | 'clock'>, caller: MemberCaller): Promise<{ items: CourseCard[] }> {
  return enterCatalogue(world, caller, async ({ scope, tree, learner }) => {
    const asked = await readAsked(scope, caller.uid);
    const today = dayOf(world.clock.now(), asked.clock);
    const dueOn = new Map(findDues(tree, learner, asked).flatMap((due) => (due.type === 'course' ? [[due.id, due.dueOn]] : [])));
    const courses = asked.courses.filter((course) => itemsOfCourse(tree, course).length > 0);
    return {
      items: courses.map((course) => {
        const due = dueOn.get(course.id) ?? null;
        return { ...presentCourse(tree, learner, course), due_on: due ?? course.dueOn, is_overdue: due !== null && due < today };
      }),
    };
  });
}

function presentCourse(tree: Tree, learner: Learner, course: CourseRow): Omit<CourseCard, 'due_on' | 'is_overdue'> {
  const items = itemsOfCourse(tree, course);
  const modules = course.moduleIds.flatMap((id) => tree.moduleById.get(id) ?? []).map((module) => ({ ...module, ...moduleProgressOf(learner, module) }));
  return {
    id: course.id,
    title: course.title,
    summary: course.summary,
    has_certificate: course.hasCertificate,
    minutes: minutesOf(items),
    modules: modules.map(({ id, title, progress_percentage }) => ({ id, title, progress_percentage })),
    chapters_completed: modules.reduce((sum, module) => sum + module.chapters_completed, 0),
    total_chapters: modules.reduce((sum, module) => sum + module.total_chapters, 0),
    ...itemProgressOf(learner, items),
  };
}
