import type { Action, LinkContent, Source } from '@snapwell/contract/copilot/stream.schemas';
import type { Chunk } from '@snapwell/contract/copilot/chunk-address';
import { type Learner, presentItem, type Tree, type TreeItem } from '#features/catalogue/index.ts';
import { addressOfContent } from './addresses.ts';

/** The card that leads to an item. */
export function linkTo(tree: Tree, learner: Learner, item: TreeItem): LinkContent {
  const { cover } = presentItem(tree, learner, item);
  return {
    name: 'link_content',
    args: {
      content_id: item.id,
      title: item.title,
      module_id: item.moduleId,
      chapter_id: item.chapterId,
      thumbnail_url: cover,
    },
  };
}

/** A button that opens the item. */
export function actionOf(orgId: string, { id, title, moduleId, chapterId }: TreeItem): Action {
  return { title: `Open ${title}`, url: addressOfContent(orgId, { contentId: id, moduleId, chapterId }) };
}

/** The item as a source, at the part that was used. */
export function sourceOf(orgId: string, item: TreeItem, chunk: Chunk = {}, heading = ''): Source {
  const place = { contentId: item.id, moduleId: item.moduleId, chapterId: item.chapterId };
  return {
    content_id: item.id,
    title: heading ? `${item.title}: ${heading}` : item.title,
    url: addressOfContent(orgId, place, chunk),
  };
}
