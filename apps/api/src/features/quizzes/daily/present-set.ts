import type { DailySet, DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { addDays, startOfDay } from '#features/gamification/index.ts';
import { type Catalogue, presentItem } from '#features/catalogue/index.ts';
import type { ComposedStep } from '../quizzes.tables.ts';
import { reviewMinutes } from './compose-set.ts';
import { type DailySetRow, readSetProgress, type SetProgress } from './daily-set.repository.ts';
import type { MemberDay } from './member-day.ts';

/** A set as it stands now: what is done is read from what the learner did, not from the set. */
export async function presentSet(
  catalogue: Catalogue,
  today: MemberDay,
  set: DailySetRow | null,
): Promise<Omit<DailySet, 'awards'>> {
  const steps = set ? await presentSteps(catalogue, today, set) : [];
  const finishedAt = set?.finishedAt ?? null;
  return {
    day: today.day,
    steps,
    minutes: steps.filter((step) => !step.is_done).reduce((sum, { minutes }) => sum + minutes, 0),
    points: today.points,
    finished_at: finishedAt?.toISOString() ?? null,
    next_at: startOfDay(addDays(today.day, 1), today.clock).toISOString(),
    has_content: catalogue.tree.modules.length > 0,
  };
}

async function presentSteps(catalogue: Catalogue, today: MemberDay, set: DailySetRow): Promise<DailyStep[]> {
  const done = await readSetProgress(catalogue.scope, { ...today, composedAt: set.composedAt });
  const steps: DailyStep[] = [];
  for (const step of set.steps) {
    const shown =
      step.kind === 'reviews'
        ? presentReviews(set.finishedAt ? { ...done, reviews: step.cards } : done, step.cards)
        : presentContent(catalogue, step, done.taken);
    if (shown) steps.push(set.finishedAt ? { ...shown, is_done: true } : shown);
  }
  return steps;
}

/** Done when so many were answered since, or when none is due any more. */
function presentReviews({ reviews, due }: SetProgress, cards: number): DailyStep {
  return {
    kind: 'reviews',
    cards,
    reviewed: Math.min(cards, reviews),
    due,
    is_done: reviews >= cards || due === 0,
    minutes: reviewMinutes(Math.max(0, cards - reviews)),
  };
}

/** Null when the item has left the library. A quiz counts when it was taken, whatever its result. */
function presentContent(
  { tree, learner }: Catalogue,
  step: Exclude<ComposedStep, { kind: 'reviews' }>,
  taken: ReadonlySet<string>,
): DailyStep | null {
  const place = tree.itemById.get(step.contentId);
  if (!place) return null;
  const item = presentItem(tree, learner, place);
  return {
    kind: step.kind,
    item,
    is_done: item.is_completed || taken.has(item.id),
    minutes: Math.ceil(item.minutes * (1 - item.progress)),
  };
}
