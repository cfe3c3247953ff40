import type { ContentDetail, TimelineEntry } from '@snapwell/contract/learning/content.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Catalogue, withCatalogue } from '#features/catalogue/tree/with-catalogue.ts';
import { presentLink, presentLock } from '#features/catalogue/tree/present-cards.ts';
import { findItemAfter, isLocked, missingFor, shareOf } from '#features/catalogue/tree/learner.ts';
import { chapterOf, neighboursOf, type TreeChapter, type TreeItem } from '#features/catalogue/tree/tree.ts';
import { pointsFor, readRules } from '#features/catalogue/tree/content-points.ts';
import { readContent } from './content.read-model.ts';
import { presentContent, presentProgress } from './present-content.ts';
import { noteOpening } from './progress.repository.ts';

/** How exactly it is known when somebody had an item last: a write for each request would say no more. */
const OPENING_GRAIN_MS = 24 * 3600 * 1000;

/**
 * An item as its screen shows it; a locked one without what is in it. What is not published, or is somebody else's
 * own, is not there.
 */
export function getContent(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  contentId: string,
): Promise<ContentDetail> {
  const now = world.clock.now();
  return withCatalogue(world, caller, async (catalogue) => {
    const item = catalogue.tree.itemById.get(contentId);
    const missing = item ? missingFor(catalogue.tree, catalogue.learner, item) : [];
    const row = await readContent(catalogue.scope, { uid: caller.uid, contentId });
    const isOwn = row?.item.ownerUid === caller.uid;
    if (!row || (!item && !isOwn)) throw new AppError('not_found');
    const isKnown = row.lastOpenedAt !== null && now.getTime() - row.lastOpenedAt.getTime() < OPENING_GRAIN_MS;
    if (item && missing.length === 0 && !isKnown)
      await noteOpening(catalogue.scope, { uid: caller.uid, contentId, at: now });
    const detail = presentContent(row);
    return {
      ...detail,
      ...(missing.length > 0 && CLOSED),
      ...(item ? placeInTree(catalogue, item) : noTreePosition),
      points: item ? pointsFor(await readRules(catalogue.scope), detail.type) : null,
      progress: presentProgress(row, now),
      is_bookmarked: row.bookmarkedAt !== null,
      note: row.note ?? '',
      lock: presentLock(missing),
    };
  });
}

/** What a locked item keeps to itself. */
const CLOSED = { body: null, media: {}, glossary: {}, references: [] };

type TreePosition = Pick<ContentDetail, 'module' | 'chapter' | 'position' | 'timeline' | 'previous' | 'next'>;

/** A private item stands in no chapter. */
const noTreePosition: TreePosition = {
  module: null,
  chapter: null,
  position: 1,
  timeline: [],
  previous: null,
  next: null,
};

function placeInTree({ tree, learner }: Catalogue, item: TreeItem): TreePosition {
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
