import type { PastPlay } from '#features/simulations/index.ts';
import { KNOWLEDGE } from './plan-attempts.ts';
import type { SampleItem, SampleLearner, SampleVisit } from './plan-history.ts';

/** An item of the library in the order in which it is learned. */
export interface OrderedItem extends SampleItem {
  readonly isSimulation: boolean;
}

const MINUTE_MS = 60_000;

/**
 * The simulations of past visits: whoever finished the item that stands right behind one in its module has played it
 * first, on the same visit.
 */
export function planPlays(
  learners: readonly SampleLearner[],
  visits: readonly SampleVisit[],
  items: readonly OrderedItem[],
): PastPlay[] {
  const before = new Map<string, readonly string[]>();
  let waiting: OrderedItem[] = [];
  for (const item of items) {
    if (item.isSimulation) waiting.push(item);
    else {
      const own = waiting.filter(({ moduleId }) => moduleId === item.moduleId);
      before.set(
        item.contentId,
        own.map(({ contentId }) => contentId),
      );
      waiting = [];
    }
  }
  const styles = new Map(learners.map(({ uid, style }) => [uid, style]));
  return visits.flatMap(({ uid, at, finished }) =>
    finished
      .filter(({ go }) => !go)
      .flatMap(({ contentId }) => before.get(contentId) ?? [])
      .map((contentId, i) => ({
        uid,
        contentId,
        at: new Date(at.getTime() + (i + 1) * MINUTE_MS),
        skill: KNOWLEDGE[styles.get(uid)!],
      })),
  );
}
