import { dayOf } from '#features/gamification/index.ts';
import { readAsked } from '../courses/due.read-model.ts';
import { type Due, findDues, isDueSoon } from '../courses/dues.ts';
import type { Catalogue } from '../tree/with-catalogue.ts';
import { findNextItem } from '../tree/learner.ts';
import type { TreeItem } from '../tree/tree.ts';

export interface NextStep {
  readonly next: TreeItem | null;
  /** What is due soon, the earliest first. */
  readonly dues: readonly Due[];
  /** By the organization's clock. */
  readonly today: string;
}

/** The one next step of a member, and what has to be finished soon: a thing that is due comes before others. */
export async function findNextStep(
  { scope, tree, learner }: Catalogue,
  { uid, now }: { uid: string; now: Date },
): Promise<NextStep> {
  const asked = await readAsked(scope, uid);
  const today = dayOf(now, asked.clock);
  const dues = findDues(tree, learner, asked).filter((due) => isDueSoon(due, today));
  return { next: findNextItem(tree, learner, { now, dueItems: dues.flatMap(({ items }) => items) }), dues, today };
}
