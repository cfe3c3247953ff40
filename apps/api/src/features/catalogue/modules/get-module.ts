import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withCatalogue } from '../tree/with-catalogue.ts';
import { presentItem, presentModule } from '../tree/present-cards.ts';
import { firstOpen, isChapterComplete } from '../tree/learner.ts';

/** A module with its chapters and items, and where the caller is in each. */
export function getModule(world: Pick<World, 'db'>, caller: MemberCaller, moduleId: string): Promise<ModuleDetail> {
  return withCatalogue(world, caller, ({ tree, learner }) => {
    const module = tree.moduleById.get(moduleId);
    if (!module) throw new AppError('not_found');
    const begun = module.items.find(({ id }) => learner.open.has(id));
    const next = begun ?? firstOpen(tree, learner, module.items);
    return {
      ...presentModule(learner, module),
      chapters: module.chapters.map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        summary: chapter.summary,
        is_completed: isChapterComplete(learner, chapter),
        items: chapter.items.map((item) => presentItem(tree, learner, item)),
      })),
      next: next && presentItem(tree, learner, next),
    };
  });
}
