import { DUE_SOON_DAYS } from '@snapwell/contract/catalogue/catalogue.limits';
import type { DueItem } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { AskedRow, CourseRow } from './due.read-model.ts';
import { itemProgressOf, type Learner } from '../tree/learner.ts';
import type { Tree, TreeItem } from '../tree/tree.ts';

/** Something to finish by a day, with the items it is made of. */
export interface Due {
  readonly type: DueItem['type'];
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly items: readonly TreeItem[];
}

/**
 * Everything with a day that the learner has not finished, the earliest first. A thing asked for twice is due on the
 * earlier day.
 */
export function findDues(
  tree: Tree,
  learner: Learner,
  { courses, asked }: { courses: readonly CourseRow[]; asked: readonly AskedRow[] },
): Due[] {
  const wanted: AskedRow[] = [...asked, ...courses.map(({ id, dueOn }) => ({ type: 'course' as const, id, dueOn }))];
  const earliest = new Map<string, Due>();
  for (const { type, id, dueOn } of wanted) {
    const target = dueOn === null ? null : targetOf(tree, courses, type, id);
    if (!target || dueOn === null || target.items.every((item) => learner.completed.has(item.id))) continue;
    const known = earliest.get(`${type}/${id}`);
    if (!known || dueOn < known.dueOn) earliest.set(`${type}/${id}`, { type, id, dueOn, ...target });
  }
  return [...earliest.values()].sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

function targetOf(
  tree: Tree,
  courses: readonly CourseRow[],
  type: Due['type'],
  id: string,
): { title: string; items: readonly TreeItem[] } | null {
  if (type === 'module') return tree.moduleById.get(id) ?? null;
  if (type === 'content') {
    const item = tree.itemById.get(id);
    return item ? { title: item.title, items: [item] } : null;
  }
  const course = courses.find((each) => each.id === id);
  return course ? { title: course.title, items: itemsOfCourse(tree, course) } : null;
}

export function itemsOfCourse(tree: Tree, { moduleIds }: Pick<CourseRow, 'moduleIds'>): TreeItem[] {
  return moduleIds.flatMap((id) => tree.moduleById.get(id)?.items ?? []);
}

/** Due within two weeks, or overdue. */
export function isDueSoon({ dueOn }: Pick<Due, 'dueOn'>, today: string): boolean {
  return Date.parse(dueOn) - Date.parse(today) <= DUE_SOON_DAYS * 24 * 3600 * 1000;
}

export function presentDue(learner: Learner, { type, id, title, dueOn, items }: Due, today: string): DueItem {
  const { content_completed, total_content } = itemProgressOf(learner, items);
  const minutes = items.filter((item) => !learner.completed.has(item.id)).reduce((sum, item) => sum + item.minutes, 0);
  return { type, id, title, due_on: dueOn, is_overdue: dueOn < today, minutes, content_completed, total_content };
}
