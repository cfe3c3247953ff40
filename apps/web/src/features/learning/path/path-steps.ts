import { plural, t } from '@lingui/core/macro';
import type { PathItem } from '@snapwell/contract/catalogue/cards.schemas';
import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { paths } from '#platform/paths.ts';
import type { PathChapter } from '#ui/path/path-map.tsx';
import type { PathShape } from '#ui/path/path-node.tsx';
import type { PathMapStep } from '#ui/path/path-step.tsx';
import { goalIcon, kindIcon, kindName, minutesLeft } from '../catalogue/kind-look.tsx';

export const PATH_SHAPES: Record<ContentType, PathShape> = {
  article: 'blade',
  video: 'disc',
  comic: 'bubble',
  infographic: 'arch',
  interactive: 'square',
  simulation: 'shield',
  quiz: 'goal',
};

type Chapter = ModuleDetail['chapters'][number];

/** A chapter as its part of the line; `currentId` is the item one goes on with, `lastId` the end of the whole. */
export function chapterOnPath(
  orgId: string,
  chapter: Chapter,
  { currentId, lastId }: { currentId?: string | undefined; lastId?: string | undefined } = {},
): PathChapter {
  const { items } = chapter;
  const completed = items.filter((item) => item.is_completed).length;
  return {
    id: chapter.id,
    title: chapter.title,
    summary: chapter.summary,
    detail: chapterDetail(items, completed),
    progress: items.length === 0 ? 0 : (completed / items.length) * 100,
    steps: items.map((item) => ({
      ...stepOf(orgId, item, { detail: detailOf(item, chapter), isCurrent: item.id === currentId }),
      ...(item.id === lastId && item.type === 'quiz' && { icon: goalIcon }),
    })),
  };
}

function chapterDetail(items: readonly PathItem[], completed: number): string {
  const total = items.length;
  const minutes = minutesOpen(items);
  const best = Math.max(-1, ...items.flatMap((item) => (item.type === 'quiz' ? (item.best_score ?? []) : [])));
  if (completed === total)
    return best < 0 ? t`${completed} of ${total} done` : t`${completed} of ${total} done, best score ${best} of 100`;
  if (completed > 0)
    return t`${completed} of ${total} done, ${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
  return t`${plural(total, { one: '# item', other: '# items' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}

/** What is left to do, in minutes. */
export function minutesOpen(items: readonly PathItem[]): number {
  return items
    .filter((item) => !item.is_completed)
    .reduce((sum, { minutes, progress }) => sum + Math.max(1, Math.ceil(minutes * (1 - progress))), 0);
}

function stepOf(
  orgId: string,
  item: PathItem,
  { detail, isCurrent }: { detail: string; isCurrent: boolean },
): PathMapStep {
  const { id, type, title, is_completed: isDone, is_locked: isLocked, progress, best_score: score } = item;
  return {
    id,
    title,
    detail,
    to: paths.content(orgId, id, { moduleId: item.module_id ?? undefined, chapterId: item.chapter_id ?? undefined }),
    shape: PATH_SHAPES[type],
    icon: kindIcon(type),
    state: isDone ? 'done' : isCurrent ? 'now' : isLocked ? 'locked' : 'open',
    progress: progress * 100,
    score,
    points: pointsOf(item),
  };
}

/** What is locked waits for earlier items of its chapter: the one, or how many. */
function detailOf(item: PathItem, { title: chapter, items }: Chapter): string {
  const {
    kind,
    type,
    is_completed: isDone,
    is_locked: isLocked,
    best_score: score,
    pass_mark: passMark,
    waits_for: waits,
  } = item;
  const name = kindName(kind);
  if (isLocked) {
    const last = items.slice(0, items.indexOf(item)).find(({ is_completed: isComplete }) => !isComplete)?.title ?? '';
    return t`${plural(waits, { one: `Opens after “${last}”`, other: `Opens after the # left in “${chapter}”` })}`;
  }
  if (isDone && type === 'quiz') return score === null ? t`Passed` : t`Passed: ${score} of 100`;
  if (isDone) return name;
  if (score !== null && passMark !== null) return t`Not passed yet: ${score} of ${passMark}`;
  return `${name} · ${minutesLeft(item.minutes, item.progress)}`;
}

/** What can still be earned by what is done already, the most first: by a better score. */
export function openPoints(items: readonly PathItem[]): { item: PathItem; points: number }[] {
  return items
    .map((item) => ({ item, points: item.points_possible - item.points_earned }))
    .filter(({ item, points }) => item.is_completed && points > 0)
    .toSorted((one, other) => other.points - one.points);
}

function pointsOf({ type, is_completed: isDone, points_earned: earned, points_possible: possible }: PathItem) {
  if (isDone) return { of: 'earned', points: earned, most: possible } as const;
  const isByResult = type === 'quiz' || type === 'simulation';
  return { of: isByResult ? 'at-most' : 'sure', points: possible - earned } as const;
}
