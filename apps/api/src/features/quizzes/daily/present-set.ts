import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { DailySet, DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { addDays, findRules, startOfDay } from '#features/gamification/index.ts';
import { type Catalogue, presentItem } from '#features/learning/index.ts';
import { countDue, countReviews } from '../reviews/cards.repository.ts';
import type { ComposedStep } from '../quizzes.tables.ts';
import { reviewMinutes } from './compose-set.ts';
import { type DailySetRow, listQuizzesTaken } from './daily-set.repository.ts';
import type { MemberDay } from './member-day.ts';

/** A set as it stands now: what is done is read from what the learner did, not from the set. */
export async function presentSet(
  catalogue: Catalogue,
  today: MemberDay,
  set: DailySetRow | null,
): Promise<Omit<DailySet, 'awards'>> {
  const steps = set ? await presentSteps(catalogue, today, set) : [];
  const finishedAt = set?.finishedAt ?? null;
  const { rules } = (await findRules(catalogue.scope)) ?? { rules: defaultPointRules };
  return {
    day: today.day,
    steps,
    minutes: steps.filter((step) => !step.is_done).reduce((sum, { minutes }) => sum + minutes, 0),
    points: rules.daily_set,
    finished_at: finishedAt?.toISOString() ?? null,
    next_at: startOfDay(addDays(today.day, 1), today.clock).toISOString(),
    has_content: catalogue.tree.modules.length > 0,
  };
}

async function presentSteps(catalogue: Catalogue, today: MemberDay, set: DailySetRow): Promise<DailyStep[]> {
  const { scope } = catalogue;
  const contentIds = set.steps.flatMap((step) => (step.kind === 'reviews' ? [] : [step.contentId]));
  const taken = await listQuizzesTaken(scope, { uid: today.uid, quizIds: contentIds, since: set.composedAt });
  const steps: DailyStep[] = [];
  for (const step of set.steps) {
    const shown =
      step.kind === 'reviews'
        ? await presentReviews(catalogue, today, set, step.cards)
        : presentContent(catalogue, step, taken);
    if (shown) steps.push(set.finishedAt ? { ...shown, is_done: true } : shown);
  }
  return steps;
}

/** Done when so many were answered since, or when none is due any more. */
async function presentReviews(
  { scope }: Catalogue,
  { uid, now }: MemberDay,
  { composedAt, finishedAt }: DailySetRow,
  cards: number,
): Promise<DailyStep> {
  const made = finishedAt ? cards : await countReviews(scope, uid, composedAt);
  const isDone = made >= cards || (await countDue(scope, uid, now)) === 0;
  return {
    kind: 'reviews',
    cards,
    reviewed: Math.min(cards, made),
    is_done: isDone,
    minutes: reviewMinutes(Math.max(0, cards - made)),
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
