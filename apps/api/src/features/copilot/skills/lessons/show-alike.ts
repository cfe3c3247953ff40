import type { TreeItem } from '#features/catalogue/index.ts';
import type { SkillInput, Skill } from '../../request/skill-input.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import { linkTo } from '../../knowledge/links.ts';

/**
 * Leads to something of the library that can be played: in the open chapter, in its module, or nearest to the
 * question.
 */
export function showPlayable(isWanted: (item: TreeItem) => boolean, nothing: string): Skill {
  return async (input) => {
    const item = nearby(input, isWanted) ?? (await nearest(input, isWanted));
    if (item) return { tool: linkTo(input.context.tree, input.context.learner, item) };
    input.writer.write({ content: nothing });
    return {};
  };
}

function nearby(
  { context: { tree, openItem, lockedIds } }: SkillInput,
  isWanted: (item: TreeItem) => boolean,
): TreeItem | undefined {
  const items = openItem
    ? tree.moduleById.get(openItem.moduleId)!.items.filter((item) => isWanted(item) && !lockedIds.includes(item.id))
    : [];
  return items.find(({ chapterId }) => chapterId === openItem!.chapterId) ?? items[0];
}

async function nearest(input: SkillInput, isWanted: (item: TreeItem) => boolean): Promise<TreeItem | undefined> {
  const found = await findPassages(input, { limit: 60 });
  return found.map(({ group }) => input.context.tree.itemById.get(group)!).find(isWanted);
}
