import { type Catalogue, findNextStep, listFreshItems, shareOf, type TreeItem } from '#features/catalogue/index.ts';
import { countDueReviews } from '../reviews/get-reviews.ts';
import type { ComposedStep } from '../quizzes.tables.ts';
import { type Candidate, composeSet } from './compose-set.ts';
import { type DailySetRow, findSet, saveSet, replaceSteps } from './daily-set.repository.ts';
import type { MemberDay } from './member-day.ts';

/**
 * An empty set is not kept: as soon as there is something to learn, there is a set. Null means that there is nothing.
 */
export async function findOrCompose(catalogue: Catalogue, today: MemberDay): Promise<DailySetRow | null> {
  const { scope, tree } = catalogue;
  const kept = await findSet(scope, today);
  const isThere = (step: ComposedStep) => step.kind === 'reviews' || tree.itemById.has(step.contentId);
  if (kept && (kept.finishedAt || kept.steps.some(isThere))) return kept;
  const steps = await compose(catalogue, today);
  if (steps.length === 0) return null;
  if (kept) await replaceSteps(scope, today, steps, today.now);
  return kept
    ? { ...kept, steps, composedAt: today.now }
    : saveSet(scope, { uid: today.uid, day: today.day, steps, composedAt: today.now });
}

async function compose(catalogue: Catalogue, { uid, now }: MemberDay): Promise<ComposedStep[]> {
  const { scope, tree, learner } = catalogue;
  const { due } = await countDueReviews(scope, { uid, at: now });
  const { next } = await findNextStep(catalogue, { uid, now });
  const fresh = listFreshItems(tree, learner).filter(isShort);
  // A conversation with a patient is no matter of five minutes: then a lesson that is still new takes its place.
  const step = next?.type === 'simulation' ? (fresh[0] ?? next) : next;
  const leftOf = (item: TreeItem): Candidate => ({
    ...item,
    minutes: Math.ceil(item.minutes * (1 - shareOf(learner, item.id))),
  });
  return composeSet({ due, next: step && leftOf(step), fresh });
}

const isShort = ({ type }: TreeItem) => type !== 'quiz' && type !== 'simulation';
