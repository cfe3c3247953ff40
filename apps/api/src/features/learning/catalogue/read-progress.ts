import type { ProgressOverview, WhatsNext } from '@snapwell/contract/learning/catalogue.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { enterCatalogue } from './enter-catalogue.ts';
import {
  findNextItem,
  isChapterComplete,
  itemProgressOf,
  type Learner,
  moduleProgressOf,
  shareOf,
} from './standing.ts';
import type { Tree, TreeItem } from './tree.ts';

/** The caller's progress in the whole organization, in the shape of the browser's cache (spec §3). */
export function readProgress(world: Pick<World, 'db' | 'clock'>, caller: MemberCaller): Promise<ProgressOverview> {
  return enterCatalogue(world, caller, ({ tree, learner }) => {
    const next = findNextItem(tree, learner, { now: world.clock.now() });
    const visitedAt = next && learner.open.get(next.id)?.visitedAt;
    const begun = [...tree.itemById.keys()].filter((id) => learner.completed.has(id) || learner.open.has(id));
    return {
      modules: Object.fromEntries(
        tree.modules.map((module) => [module.id, { title: module.title, ...moduleProgressOf(learner, module) }]),
      ),
      chapters: Object.fromEntries(chapterEntries(tree, learner)),
      content: Object.fromEntries(
        begun.map((id) => [id, { is_completed: learner.completed.has(id), progress: shareOf(learner, id) }]),
      ),
      ...(next &&
        visitedAt && { whats_next_content: { ...presentNext(tree, next), last_visited: visitedAt.getTime() } }),
    };
  });
}

/** Chapters by their id; where two modules have a chapter of one id, the later one's key names its module too. */
function chapterEntries(tree: Tree, learner: Learner): [string, ProgressOverview['chapters'][string]][] {
  const seen = new Set<string>();
  return tree.modules.flatMap(({ chapters }) =>
    chapters.map((chapter) => {
      const key = seen.has(chapter.id) ? `${chapter.moduleId}/${chapter.id}` : chapter.id;
      seen.add(chapter.id);
      const { content_completed, total_content } = itemProgressOf(learner, chapter.items);
      const entry = {
        module_id: chapter.moduleId,
        content_completed,
        total_content,
        is_completed: isChapterComplete(learner, chapter),
      };
      return [key, entry] as [string, typeof entry];
    }),
  );
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
