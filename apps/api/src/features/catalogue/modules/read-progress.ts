import { PROGRESS_MODULES } from '@snapwell/contract/catalogue/catalogue.limits';
import type { ProgressOverview, WhatsNext } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withCatalogue } from '../tree/with-catalogue.ts';
import { findNextItem, moduleProgressOf, moduleStateOf } from '../tree/learner.ts';
import type { Tree, TreeItem } from '../tree/tree.ts';

/** The caller's progress in modules: it says the same much in a library of ten modules and of a thousand. */
export function readProgress(world: Pick<World, 'db' | 'clock'>, caller: MemberCaller): Promise<ProgressOverview> {
  return withCatalogue(world, caller, ({ tree, learner }) => {
    const next = findNextItem(tree, learner, { now: world.clock.now() });
    const visitedAt = next && learner.open.get(next.id)?.visitedAt;
    const byState = Map.groupBy(tree.modules, (module) => moduleStateOf(learner, module));
    const first = [...(byState.get('under_way') ?? []), ...(byState.get('completed') ?? [])];
    return {
      modules: Object.fromEntries(
        [...first, ...(byState.get('new') ?? [])]
          .slice(0, PROGRESS_MODULES)
          .map((module) => [module.id, { title: module.title, ...moduleProgressOf(learner, module) }]),
      ),
      ...(next &&
        visitedAt && { whats_next_content: { ...presentNext(tree, next), last_visited: visitedAt.getTime() } }),
    };
  });
}

/** An item as the `whats_next_content` of the specification, without its time. */
export function presentNext(tree: Tree, item: TreeItem): Omit<WhatsNext, 'last_visited'> {
  return {
    content_id: item.id,
    content_title: item.title,
    module_id: item.moduleId,
    module_title: tree.moduleById.get(item.moduleId)!.title,
    chapter_id: item.chapterId,
  };
}
