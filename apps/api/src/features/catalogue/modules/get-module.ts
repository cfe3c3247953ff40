import type { PathItem } from '@snapwell/contract/catalogue/cards.schemas';
import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { mostPointsFor, readRules } from '../tree/content-points.ts';
import { firstOpen, isChapterComplete, missingFor } from '../tree/learner.ts';
import { presentItem, presentModule } from '../tree/present-cards.ts';
import type { TreeItem } from '../tree/tree.ts';
import { type Catalogue, withCatalogue } from '../tree/with-catalogue.ts';
import { type ItemPoints, readItemPoints } from './item-points.read-model.ts';

/** A module with its chapters and items, where the caller is in each, and what each has brought and can bring. */
export function getModule(world: Pick<World, 'db'>, caller: MemberCaller, moduleId: string): Promise<ModuleDetail> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { scope, tree, learner } = catalogue;
    const module = tree.moduleById.get(moduleId);
    if (!module) throw new AppError('not_found');
    const begun = module.items.find(({ id }) => learner.open.has(id));
    const next = begun ?? firstOpen(tree, learner, module.items);
    const rules = await readRules(scope);
    const points = await readItemPoints(
      scope,
      caller.uid,
      module.items.map(({ id }) => id),
    );
    return {
      ...presentModule(learner, module),
      chapters: module.chapters.map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        summary: chapter.summary,
        is_completed: isChapterComplete(learner, chapter),
        items: chapter.items.map((item) => presentPathItem(catalogue, item, { rules, points: points.get(item.id) })),
      })),
      next: next && presentItem(tree, learner, next),
    };
  });
}

function presentPathItem(
  { tree, learner }: Catalogue,
  item: TreeItem,
  { rules, points }: { rules: PointRules; points: ItemPoints | undefined },
): PathItem {
  const earned = Math.max(0, points?.earned ?? 0);
  return {
    ...presentItem(tree, learner, item),
    points_earned: earned,
    // Earned by more generous rules, it has still brought all that it can.
    points_possible: Math.max(earned, mostPointsFor(rules, item.type, points?.questions ?? 0)),
    best_score: points?.bestScore ?? null,
    pass_mark: points?.passMark ?? null,
    waits_for: missingFor(tree, learner, item).length,
  };
}
