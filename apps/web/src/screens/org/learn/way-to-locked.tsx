import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { module } from '#features/learning/learning.queries.ts';
import { chapterOnPath } from '#features/learning/path/path-steps.ts';
import { paths } from '#platform/paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { PathMap } from '#ui/path/path-map.tsx';

interface WayToLockedProps {
  orgId: string;
  moduleId: string;
  chapterId: string;
}

/** Where something stands, locked or open. */
export function TrailToItem({ orgId, moduleId, chapterId }: WayToLockedProps) {
  const { data } = useQuery(module(orgId, moduleId));
  const chapter = data?.chapters.find(({ id }) => id === chapterId);
  return (
    data &&
    chapter && (
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: paths.orgHome(orgId) },
          { label: data.title, to: paths.module(orgId, moduleId) },
          { label: chapter.title },
        ]}
      />
    )
  );
}

/** The chapter of something that is locked, as the line that leads to it. */
export function WayToLocked({ orgId, moduleId, chapterId, itemId }: WayToLockedProps & { itemId: string }) {
  const { data } = useQuery(module(orgId, moduleId));
  const chapter = data?.chapters.find(({ id }) => id === chapterId);
  if (!data) return <Skeleton shape="card" className="h-66" />;
  if (!chapter) return null;
  const isHere = chapter.items.some(({ id }) => id === data.next?.id);
  const current = isHere ? data.next?.id : chapter.items.find((item) => !item.is_completed && !item.is_locked)?.id;
  const line = chapterOnPath(orgId, chapter, { currentId: current });
  // One is at what is locked, and not at what opens it.
  const steps = line.steps.map((step) => ({
    ...step,
    nowWords: t`Start here`,
    // What opens it is what this page says.
    ...(step.id === itemId && { detail: t`You are here` }),
  }));
  return (
    <>
      <PathMap isPlain label={chapter.title} chapters={[{ ...line, steps }]} />
      <p className="mt-2 xl:mt-8 flex items-center gap-3.5 border-t border-line pt-6 text-ink-2 max-xl:text-sm">
        <CircleHelp className="size-5 flex-none text-sky-ink" aria-hidden="true" />
        {t`Know it already? An item counts when you have reached its end.`}
      </p>
    </>
  );
}
