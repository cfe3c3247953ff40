import type { CourseCard, CourseDetail, CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';
import { dayOf } from '#features/gamification/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type CourseRow, listCompletionTimes, readAsked } from './due.read-model.ts';
import { findDues, itemsOfCourse } from './dues.ts';
import { withCatalogue } from '../tree/with-catalogue.ts';
import { minutesOf, presentItem, presentModule } from '../tree/present-cards.ts';
import { firstOpen, isComplete, itemProgressOf, type Learner, moduleProgressOf } from '../tree/learner.ts';
import type { Tree, TreeItem, TreeModule } from '../tree/tree.ts';

/** The organization's courses with the day each is due for the caller. */
export function listCourses(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
): Promise<{ items: CourseCard[] }> {
  return withCatalogue(world, caller, async ({ scope, tree, learner }) => {
    const asked = await readAsked(scope, caller.uid);
    const present = presenterOf(tree, learner, asked, world.clock.now());
    return { items: asked.courses.filter((course) => itemsOfCourse(tree, course).length > 0).map(present) };
  });
}

/** One course with its modules as they stand in the catalogue. */
export function getCourse(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  courseId: string,
): Promise<CourseDetail> {
  return withCatalogue(world, caller, async ({ scope, tree, learner }) => {
    const asked = await readAsked(scope, caller.uid);
    const course = asked.courses.find(({ id }) => id === courseId);
    const items = course ? itemsOfCourse(tree, course) : [];
    if (!course || items.length === 0) throw new AppError('not_found');
    const next = firstOpen(tree, learner, items);
    const completedAt = await listCompletionTimes(
      scope,
      caller.uid,
      items.map(({ id }) => id),
    );
    const dayOfItem = ({ id }: { id: string }) => {
      const at = completedAt.get(id);
      return at ? [dayOf(at, asked.clock)] : [];
    };
    const present = (module: TreeModule): CourseModule => {
      const days = module.items.flatMap(dayOfItem).toSorted();
      const due = asked.asked.find(({ type, id, dueOn }) => type === 'module' && id === module.id && dueOn !== null);
      return {
        ...presentModule(learner, module),
        minutes_left: minutesLeft(learner, module.items),
        chapter_shares: module.chapters.map(({ items }) => doneShare(learner, items)),
        due_on: due?.dueOn ?? null,
        begun_on: days[0] ?? null,
        finished_on: isComplete(learner, module.items) ? (days.at(-1) ?? null) : null,
      };
    };
    return {
      ...presenterOf(tree, learner, asked, world.clock.now())(course),
      today: dayOf(world.clock.now(), asked.clock),
      asked_on: asked.asked.find(({ type, id }) => type === 'course' && id === courseId)?.askedOn ?? null,
      module_cards: course.moduleIds.flatMap((id) => tree.moduleById.get(id) ?? []).map(present),
      next: next && presentItem(tree, learner, next),
    };
  });
}

const minutesLeft = (learner: Learner, items: readonly TreeItem[]) =>
  minutesOf(items.filter(({ id }) => !learner.completed.has(id)));

const doneShare = (learner: Learner, items: readonly TreeItem[]): number =>
  items.length === 0 ? 1 : items.filter(({ id }) => learner.completed.has(id)).length / items.length;

type CourseContext = Awaited<ReturnType<typeof readAsked>>;

/** Makes cards of courses: the day is the earliest for this learner; a finished course is never overdue. */
function presenterOf(tree: Tree, learner: Learner, asked: CourseContext, now: Date): (course: CourseRow) => CourseCard {
  const today = dayOf(now, asked.clock);
  const dueOn = new Map(
    findDues(tree, learner, asked).flatMap((due) => (due.type === 'course' ? [[due.id, due.dueOn]] : [])),
  );
  return (course) => {
    const due = dueOn.get(course.id) ?? null;
    return {
      ...presentCourse(tree, learner, course),
      due_on: due ?? course.dueOn,
      is_overdue: due !== null && due < today,
    };
  };
}

function presentCourse(tree: Tree, learner: Learner, course: CourseRow): Omit<CourseCard, 'due_on' | 'is_overdue'> {
  const items = itemsOfCourse(tree, course);
  const modules = course.moduleIds
    .flatMap((id) => tree.moduleById.get(id) ?? [])
    .map((module) => ({ ...module, ...moduleProgressOf(learner, module) }));
  return {
    id: course.id,
    title: course.title,
    summary: course.summary,
    has_certificate: course.hasCertificate,
    minutes: minutesOf(items),
    minutes_left: minutesLeft(learner, items),
    modules: modules.map(({ id, title, progress_percentage }) => ({ id, title, progress_percentage })),
    chapters_completed: modules.reduce((sum, module) => sum + module.chapters_completed, 0),
    total_chapters: modules.reduce((sum, module) => sum + module.total_chapters, 0),
    ...itemProgressOf(learner, items),
  };
}
