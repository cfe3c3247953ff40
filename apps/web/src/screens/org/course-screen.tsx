import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router';
import { dueWords, isDueSoon } from '#features/learning/due-words.ts';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { course } from '#features/learning/learning.queries.ts';
import { ModuleCard } from '#features/learning/module-card.tsx';
import { usePageTitle } from '#platform/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip } from '#ui/chip.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { useOrgId } from './use-org-id.ts';

/** `/o/{orgId}/courses/{courseId}`: the modules of a course in their order, and the day by which it is wanted. */
export function CourseScreen() {
  const orgId = useOrgId();
  const { courseId = '' } = useParams();
  const { data } = useQuery(course(orgId, courseId));
  usePageTitle(data?.title);
  if (!data) return <LearningSkeleton />;
  const { next, due_on: dueOn, is_overdue: isOverdue } = data;
  const isComplete = data.progress_percentage === 100;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs crumbs={[{ label: 'Portal', to: paths.portal(orgId) }, { label: data.title }]} />
      <header className="mt-5">
        <h1>{data.title}</h1>
        {data.summary && <p className="mt-3 max-w-[40rem] text-lg text-ink-2">{data.summary}</p>}
        <p className="mt-4 flex flex-wrap items-center gap-2">
          <ProgressRing value={data.progress_percentage} label="Progress in the course">
            {data.progress_percentage}
          </ProgressRing>
          {dueOn !== null && !isComplete && <Chip tone={isOverdue || isDueSoon(dueOn) ? 'berry' : 'plain'}>{capital(dueWords(dueOn, isOverdue))}</Chip>}
          {isComplete && <Chip tone="leaf">Complete</Chip>}
          <Chip>
            {data.content_completed} of {data.total_content} items
          </Chip>
          <Chip>{data.minutes} min</Chip>
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
      </header>
      <section aria-labelledby="modules" className="mt-10">
        <SectionHead id="modules" title={data.module_cards.length === 1 ? 'Its module' : 'Its modules, in order'} />
        <ol className="grid gap-4 sm:grid-cols-2 nav:grid-cols-3">
          {data.module_cards.map((module) => (
            <li key={module.id}>
              <ModuleCard orgId={orgId} module={module} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
