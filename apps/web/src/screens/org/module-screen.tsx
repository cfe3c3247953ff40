import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useParams } from 'react-router';
import { ItemRow } from '#features/learning/item-row.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { module } from '#features/learning/learning.queries.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip } from '#ui/chip.tsx';
import { Cover } from '#ui/cover.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { useOrgId } from './use-org-id.ts';

/** `/o/{orgId}/modules/{moduleId}`: the chapters of a module, and where one is in each. */
export function ModuleScreen() {
  const orgId = useOrgId();
  const { moduleId = '' } = useParams();
  const { data } = useQuery(module(orgId, moduleId));
  usePageTitle(data?.title);
  if (!data) return <LearningSkeleton />;
  const { next } = data;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs crumbs={[{ label: 'Library', to: paths.lms(orgId) }, { label: data.title }]} />
      <header className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[minmax(0,1fr)_280px] sm:items-center">
        <div>
          <h1>{data.title}</h1>
          {data.summary && <p className="mt-3 max-w-[40rem] text-lg text-ink-2">{data.summary}</p>}
          <p className="mt-4 flex flex-wrap items-center gap-2">
            <ProgressRing value={data.progress_percentage} label="Progress in the module">
              {data.progress_percentage}
            </ProgressRing>
            <Chip>
              {data.content_completed} of {data.total_content} items
            </Chip>
            <Chip>{data.minutes} min</Chip>
            {data.tags.map((tag) => (
              <Chip key={tag}>{tag.replaceAll('-', ' ')}</Chip>
            ))}
          </p>
          {next && (
            <SnapButton
              className="mt-6 max-w-full"
              to={paths.content(orgId, next.id, { moduleId: next.module_id ?? undefined, chapterId: next.chapter_id ?? undefined })}
            >
              <span className="truncate">
                {data.content_completed === 0 && next.progress === 0 ? 'Start' : 'Continue'}: {next.title}
              </span>
              <ArrowRight className="size-5 flex-none" aria-hidden="true" />
            </SnapButton>
          )}
        </div>
        <div className="aspect-2/1 overflow-hidden rounded-lg border border-line max-sm:hidden">
          {data.cover ? <img src={data.cover} alt="" className="size-full object-cover" /> : <Cover id={data.id} />}
        </div>
      </header>
      <ol className="mt-10 grid gap-9">
        {data.chapters.map((chapter, at) => (
          <li key={chapter.id}>
            <h2 className="flex items-center gap-3 text-xl">
              <span>
                {at + 1}. {chapter.title}
              </span>
              {chapter.is_completed && (
                <>
                  <CircleCheck className="size-5 text-leaf-ink" aria-hidden="true" />
                  <span className="sr-only">complete</span>
                </>
              )}
            </h2>
            {chapter.summary && <p className="mt-1 text-ink-2">{chapter.summary}</p>}
            <ol className="-mx-3 mt-3">
              {chapter.items.map((item) => (
                <li key={item.id}>
                  <ItemRow orgId={orgId} item={item} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
