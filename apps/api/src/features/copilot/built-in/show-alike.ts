import type { TreeItem } from '#features/learning/index.ts';
import type { SkillInput, Skill } from './skill-input.ts';
import { findPassages } from './find-passages.ts';
import { linkTo } from './links.ts';

/**
 * Leads to something of the library that can be played: in the open chapter, in its module, or nearest to the
 * question.
 */
export function showPlayable(isWanted: (item: TreeItem) => boolean, nothing: string): Skill {
  return async (asked) => {
    const item = nearby(asked, isWanted) ?? (await nearest(asked, isWanted));
    if (item) return { tool: linkTo(asked.around.tree, asked.around.learner, item) };
    asked.pen.write({ content: nothing });
    return {};
  };
}

function nearby(
  { around: { tree, openItem, lockedIds } }: SkillInput,
  isWanted: (item: TreeItem) => boolean,
): TreeItem | undefined {
  const items = openItem
    ? tree.moduleById.get(openItem.moduleId)!.items.filter((item) => isWanted(item) && !lockedIds.includes(item.id))
    : [];
  return items.find(({ chapterId }) => chapterId === openItem!.chapterId) ?? items[0];
}

async function nearest(asked: SkillInput, isWanted: (item: TreeItem) => boolean): Promise<TreeItem | undefined> {
  const found = await findPassages(asked, { limit: 60 });
  return found.map(({ group }) => asked.around.tree.itemById.get(group)!).find(isWanted);
}
