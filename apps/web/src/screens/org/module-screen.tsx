import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { useParams } from 'react-router';
import { ContentRows } from '#features/learning/catalogue/content-rows.tsx';
import { module } from '#features/learning/learning.queries.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip } from '#ui/chip.tsx';
import { Cover } from '#ui/cover.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { Region } from './region.tsx';
import { RowsSkeleton } from './screen-skeletons.tsx';

/** `o/{orgId}/modules/{moduleId}`: its chapters and items, and where to go on. */
export function ModuleScreen() {
  const { orgId = '', moduleId = '' } = useParams();
  return (
    <div className="wrap grid gap-8 pt-6 pb-18">
      <Region key={moduleId} skeleton={<RowsSkeleton />} title="This module could not be loaded">
        <ModuleView orgId={orgId} moduleId={moduleId} />
      </Region>
    </div>
  );
}

function ModuleView({ orgId, moduleId }: { orgId: string; moduleId: string }) {
  const { data } = useSuspenseQuery(module(orgId, moduleId));
  const { title, summary, chapters, next, progress_percentage: percent, minutes } = data;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Library', to: paths.lms(orgId) }, { label: title }]} />
      <header className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_240px] sm:items-center">
        <div>
          <div className="mb-3 flex flex-wrap gap-2">
            <Chip>{chapters.length} chapters</Chip>
            <Chip>{minutes} minutes</Chip>
            {percent === 100 && (
              <Chip tone="leaf">
                <Check className="size-4" aria-hidden="true" /> Completed
              </Chip>
            )}
          </div>
          <h1 className="text-3xl font-extrabold tracking-[-0.035em]">{title}</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{summary}</p>
          {next && (
            <SnapButton to={paths.content(orgId, next.id, { moduleId, ...(next.chapter_id && { chapterId: next.chapter_id }) })} className="mt-6">
              {percent > 0 ? 'Continue' : 'Start'}: {next.title} <ArrowRight className="size-5 flex-none" aria-hidden="true" />
            </SnapButton>
          )}
        </div>
        <div className="relative grid place-items-center overflow-hidden rounded-lg max-sm:order-first">
          <Cover id={moduleId} className="aspect-2/1 w-full sm:aspect-square" />
          <span className="absolute grid size-24 place-items-center rounded-full bg-surface">
            <ProgressRing value={percent} size={80} label="Percent of the module">
              {percent}%
            </ProgressRing>
          </span>
        </div>
      </header>
      <div className="grid max-w-3xl gap-10">
        {chapters.map((chapter, at) => (
          <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
            <SectionHead id={`chapter-${chapter.id}`} title={`${at + 1}. ${chapter.title}`}>
              {chapter.is_completed && <Chip tone="leaf">Done</Chip>}
            </SectionHead>
            <p className="-mt-1 mb-2 text-ink-2">{chapter.summary}</p>
            <ContentRows items={chapter.items} pathOf={(item) => paths.content(orgId, item.id, { moduleId, chapterId: chapter.id })} />
          </section>
        ))}
      </div>
    </>
  );
}
