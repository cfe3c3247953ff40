import type { ContentCard, ContentLink, ContentLock } from '@snapwell/contract/catalogue/cards.schemas';
import type { ModuleCard } from '@snapwell/contract/catalogue/catalogue.schemas';
import { fileAddress } from '#platform/files/file-keys.ts';
import { isLocked, type Learner, moduleProgressOf, shareOf } from './learner.ts';
import { chapterOf, type Tree, type TreeItem, type TreeModule } from './tree.ts';

const coverAddress = (key: string | null): string | null => key && fileAddress(key);

export function presentItem(tree: Tree, learner: Learner, item: TreeItem): ContentCard {
  return {
    id: item.id,
    type: item.type,
    kind: item.kind,
    title: item.title,
    summary: item.summary,
    minutes: item.minutes,
    cover: coverAddress(item.cover),
    module_id: item.moduleId,
    module_title: tree.moduleById.get(item.moduleId)!.title,
    chapter_id: item.chapterId,
    chapter_title: chapterOf(tree, item).title,
    is_completed: learner.completed.has(item.id),
    is_locked: isLocked(tree, learner, item),
    progress: shareOf(learner, item.id),
    is_to_retry: learner.open.get(item.id)?.isToRetry ?? false,
  };
}

export function presentModule(learner: Learner, module: TreeModule): ModuleCard {
  return {
    id: module.id,
    title: module.title,
    summary: module.summary,
    cover: coverAddress(module.cover),
    tags: [...module.tags],
    minutes: minutesOf(module.items),
    ...moduleProgressOf(learner, module),
  };
}

export function presentLink({ id, title, type, kind, minutes, moduleId, chapterId }: TreeItem): ContentLink {
  return { id, title, type, kind, minutes, module_id: moduleId, chapter_id: chapterId };
}

/** What an item waits for; null when it is open. */
export function presentLock(missing: readonly TreeItem[]): ContentLock | null {
  return missing.length === 0 ? null : { missing: missing.map(presentLink) };
}

export const minutesOf = (items: readonly TreeItem[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);
