import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentDetail, TimelineEntry } from '@snapwell/contract/learning/content.schemas';
import { paths } from '#platform/paths.ts';
import { PathDashes } from '#ui/progress/path-dashes.tsx';
import { Timeline } from '#ui/progress/timeline.tsx';
import { kindName, minutesLeft } from './kind-look.tsx';

interface ChapterTimelineProps {
  orgId: string;
  content: Pick<ContentDetail, 'module' | 'chapter' | 'position' | 'timeline'>;
  /** Of the item that is open, 0 to 1: fresher than what the server said. */
  furthest: number;
  isCompleted: boolean;
}

/** The chapter that an item stands in: what is done, where one is, what comes. */
export function ChapterTimeline({
  orgId,
  content: { module, chapter, position, timeline },
  furthest,
  isCompleted,
}: ChapterTimelineProps) {
  if (!module || !chapter) return null;
  const stops = timeline.map((entry) => ({
    id: entry.id,
    title: entry.title,
    detail: detailOf(entry, furthest),
    state: entry.state,
    isGoal: entry.kind === 'quiz',
    progress: entry.state === 'current' ? Math.round((isCompleted ? 1 : furthest) * 100) : undefined,
    to:
      entry.state === 'current'
        ? undefined
        : paths.content(orgId, entry.id, { moduleId: module.id, chapterId: chapter.id }),
  }));
  const { title, position: number, total } = chapter;
  const { title: moduleTitle } = module;
  const length = timeline.length;
  const label = t`Items of the chapter ${title}`;
  return (
    <nav aria-label={t`This chapter`}>
      <div className="nav:hidden">
        <PathDashes
          stops={stops}
          label={label}
          back={{ to: paths.module(orgId, module.id), label: t`Back to ${moduleTitle}` }}
        />
      </div>
      <div className="max-nav:hidden">
        <p className="font-display text-lg leading-tight font-bold">{title}</p>
        <p className="mb-4 text-sm text-ink-3">
          <Trans>
            Chapter {number} of {total} · item {position} of {length}
          </Trans>
        </p>
        <Timeline stops={stops} label={label} />
      </div>
    </nav>
  );
}

function detailOf({ kind, minutes, state }: TimelineEntry, furthest: number): string {
  if (state === 'locked') return t`Finish the items above to unlock`;
  return `${kindName(kind)} · ${minutesLeft(minutes, state === 'current' ? furthest : 0)}`;
}
