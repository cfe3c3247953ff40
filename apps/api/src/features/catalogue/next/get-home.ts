import { HOME_MODULES, HOME_SECTION_SIZE, NEW_ITEM_DAYS } from '@snapwell/contract/catalogue/catalogue.limits';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { Home } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { pointsFor, readRules } from '../tree/content-points.ts';
import { presentDue } from '../courses/dues.ts';
import { type Catalogue, withCatalogue } from '../tree/with-catalogue.ts';
import { findNextStep } from './find-next-step.ts';
import { listFreshItems } from './fresh-items.ts';
import { presentItem, presentModule } from '../tree/present-cards.ts';
import { presentNext } from '../modules/read-progress.ts';
import { lastTouched, type Learner, moduleProgressOf, moduleStateOf } from '../tree/learner.ts';
import type { Tree, TreeItem } from '../tree/tree.ts';

/** What a member's home shows of the library: one next step, and what else there is. */
export function getHome(world: Pick<World, 'db' | 'clock'>, caller: MemberCaller): Promise<Home> {
  const moment = { uid: caller.uid, now: world.clock.now() };
  return withCatalogue(world, caller, async (catalogue) =>
    presentHome(catalogue, { ...moment, rules: await readRules(catalogue.scope) }),
  );
}

/** The same where the catalogue is open already. */
export async function presentHome(
  catalogue: Catalogue,
  { rules, ...moment }: { uid: string; now: Date; rules: Pick<PointRules, 'content'> },
): Promise<Home> {
  const { tree, learner } = catalogue;
  const { next, dues, today } = await findNextStep(catalogue, moment);
  return {
    whats_next: next && presentWhatsNext(catalogue, next, rules),
    under_way: modulesUnderWay(tree, learner),
    new_items: listFreshItems(tree, learner)
      .filter((item) => item !== next && isNew(item, moment.now))
      .slice(0, HOME_SECTION_SIZE)
      .map((item) => presentItem(tree, learner, item)),
    due_soon: dues.slice(0, HOME_SECTION_SIZE).map((due) => presentDue(learner, due, today)),
    has_content: tree.modules.length > 0,
  };
}

function isNew({ publishedAt }: TreeItem, now: Date): boolean {
  return publishedAt !== null && now.getTime() - publishedAt.getTime() < NEW_ITEM_DAYS * 24 * 3600 * 1000;
}

function presentWhatsNext(
  { tree, learner }: Catalogue,
  item: TreeItem,
  rules: Pick<PointRules, 'content'>,
): Home['whats_next'] {
  return {
    ...presentNext(tree, item),
    last_visited: learner.open.get(item.id)?.visitedAt.getTime() ?? null,
    item: presentItem(tree, learner, item),
    points: pointsFor(rules, item.type),
    module_progress_percentage: moduleProgressOf(learner, tree.moduleById.get(item.moduleId)!).progress_percentage,
  };
}

/** Begun and not finished; the module touched last first, the others in the order of the library. */
function modulesUnderWay(tree: Tree, learner: Learner): Home['under_way'] {
  const touched = lastTouched(tree, learner);
  return tree.modules
    .toSorted((a, b) => (touched.get(b.id)?.getTime() ?? 0) - (touched.get(a.id)?.getTime() ?? 0))
    .filter((module) => moduleStateOf(learner, module) === 'under_way')
    .slice(0, HOME_MODULES)
    .map((module) => presentModule(learner, module));
}
