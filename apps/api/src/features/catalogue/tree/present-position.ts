import type { ContentDetail, TimelineEntry } from '@snapwell/contract/learning/content.schemas';
import { pointsFor, readRules } from './content-points.ts';
import { findItemAfter, isLocked, missingFor, shareOf } from './learner.ts';
import { presentLink, presentLock } from './present-cards.ts';
import { chapterOf, neighboursOf, type TreeChapter, type TreeItem } from './tree.ts';
import type { Catalogue } from './with-catalogue.ts';

type TreePosition = Pick<
  ContentDetail,
  'module' | 'chapter' | 'position' | 'timeline' | 'previous' | 'next' | 'points' | 'lock'
>;

/** A private item stands in no chapter. */
export const noPosition: TreePosition = {
  module: null,
  chapter: null,
  position: 1,
  timeline: [],
  previous: null,
  next: null,
  points: null,
  lock: null,
};

/** Where an item of the tree stands, what is around it, what it waits for, and what completing it pays. */
export async function presentPosition({ scope, tree, learner }: Catalogue, item: TreeItem): Promise<TreePosition> {
  const module = tree.moduleById.get(item.moduleId)!;
  const chapter = chapterOf(tree, item);
  const { previous, next } = neighboursOf(tree, item);
  const after = next && !isLocked(tree, learner, next) ? next : findItemAfter(tree, learner, item.id);
  return {
    module: { id: module.id, title: module.title },
    chapter: {
      id: chapter.id,
      title: chapter.title,
      position: module.chapters.indexOf(chapter) + 1,
      total: module.chapters.length,
    },
    position: chapter.items.indexOf(item) + 1,
    timeline: timelineOf({ tree, learner }, chapter, item),
    previous: previous && presentLink(previous),
    next: presentNextLink(after ?? next),
    points: pointsFor(await readRules(scope), item.type),
    lock: presentLock(missingFor(tree, learner, item)),
  };
}

const presentNextLink = (item: TreeItem | null) => item && presentLink(item);

function timelineOf(
  { tree, learner }: Pick<Catalogue, 'tree' | 'learner'>,
  chapter: TreeChapter,
  current: TreeItem,
): TimelineEntry[] {
  const stateOf = (item: TreeItem): TimelineEntry['state'] => {
    if (item === current) return 'current';
    if (learner.completed.has(item.id)) return 'done';
    return isLocked(tree, learner, item) ? 'locked' : 'next';
  };
  return chapter.items.map((item) => ({
    id: item.id,
    title: item.title,
    type: item.type,
    kind: item.kind,
    minutes: item.minutes,
    state: stateOf(item),
    progress: shareOf(learner, item.id),
  }));
}
