import { HOME_SECTION_SIZE } from '@snapwell/contract/learning/learning.limits';
import type { Home } from '@snapwell/contract/learning/catalogue.schemas';
import { dayOf } from '#features/gamification/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { pointsFor } from '../point-rules.ts';
import { readAsked } from './due.read-model.ts';
import { findDues, isDueSoon, presentDue } from './dues.ts';
import { type Catalogue, enterCatalogue } from './enter-catalogue.ts';
import { presentItem, presentModule } from './present-cards.ts';
import { presentNext } from './read-progress.ts';
import { findNextItem, isLocked, lastTouched, type Learner, moduleProgressOf } from './standing.ts';
import type { Tree, TreeItem } from './tree.ts';

/** The home screen of a member: one next step, and what else there is. */
export function openHome(world: Pick<World, 'db' | 'clock'>, caller: MemberCaller): Promise<Home> {
  return enterCatalogue(world, caller, async (catalogue) => {
    const { scope, tree, learner } = catalogue;
    const now = world.clock.now();
    const asked = await readAsked(scope, caller.uid);
    const today = dayOf(now, asked.clock);
    const dues = findDues(tree, learner, asked).filter((due) => isDueSoon(due, today));
    const next = findNextItem(tree, learner, { now, dueItems: dues.flatMap(({ items }) => items) });
    return {
      whats_next: next && (await presentWhatsNext(catalogue, next)),
      under_way: modulesUnderWay(tree, learner),
      new_items: newItems(tree, learner).map((item) => presentItem(tree, learner, item)),
      due_soon: dues.slice(0, HOME_SECTION_SIZE).map((due) => presentDue(learner, due, today)),
      has_content: tree.modules.length > 0,
    };
  });
}

async function presentWhatsNext({ scope, tree, learner }: Catalogue, item: TreeItem): Promise<Home['whats_next']> {
  return {
    ...presentNext(tree, item),
    last_visited: learner.open.get(item.id)?.visitedAt.getTime() ?? null,
    item: presentItem(tree, learner, item),
    points: await pointsFor(scope, item.type),
    module_progress_percentage: moduleProgressOf(learner, tree.moduleById.get(item.moduleId)!).progress_percentage,
  };
}

/** Begun and not finished; the module touched last first, the others in the order of the library. */
function modulesUnderWay(tree: Tree, learner: Learner): Home['under_way'] {
  const touched = lastTouched(tree, learner);
  return tree.modules
    .toSorted((a, b) => (touched.get(b.id)?.getTime() ?? 0) - (touched.get(a.id)?.getTime() ?? 0))
    .filter(({ items }) => {
      const isBegun = items.some(({ id }) => learner.completed.has(id) || learner.open.has(id));
      return isBegun && !items.every(({ id }) => learner.completed.has(id));
    })
    .slice(0, HOME_SECTION_SIZE)
    .map((module) => presentModule(learner, module));
}

/** The latest published that the learner has not begun; among those that came together, the first of each module before its others. */
function newItems(tree: Tree, learner: Learner): TreeItem[] {
  const untouched = (item: TreeItem) => !learner.completed.has(item.id) && !learner.open.has(item.id) && !isLocked(tree, learner, item);
  const byModule = tree.modules.map(({ items }) => items.filter(untouched));
  const inTurns = Array.from({ length: HOME_SECTION_SIZE }, (_, turn) => byModule.flatMap((items) => items[turn] ?? [])).flat();
  return inTurns.toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)).slice(0, HOME_SECTION_SIZE);
}
