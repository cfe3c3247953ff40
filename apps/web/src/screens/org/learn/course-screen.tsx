import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dueWords, isDueSoon } from '#features/learning/catalogue/due-words.ts';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { course } from '#features/learning/learning.queries.ts';
import { ModuleCard } from '#features/learning/catalogue/module-card.tsx';
import { StudyHead } from '#features/learning/content/study-head.tsx';
import { usePageTitle } from '#platform/device/page-title.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/courses/{courseId}`: the modules of a course in their order, and the day by which it is wanted. */
export function CourseScreen() {
  const orgId = useOrgId();
  const { courseId = '' } = useParams();
  const { data } = useQuery(course(orgId, courseId));
  usePageTitle(data?.title);
  useViewStep('course_completion', data?.id);
  if (!data) return <LearningSkeleton />;
  const { due_on: dueOn, is_overdue: isOverdue } = data;
  const isComplete = data.progress_percentage === 100;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs crumbs={[{ label: t`Portal`, to: paths.portal(orgId) }, { label: data.title }]} />
      <header className="mt-5">
        <StudyHead orgId={orgId} study={data} progressLabel={t`Progress in the course`}>
          {dueOn !== null && !isComplete && (
            <Chip tone={isOverdue || isDueSoon(dueOn) ? 'berry' : 'plain'}>{capital(dueWords(dueOn, isOverdue))}</Chip>
          )}
          {isComplete && <Chip tone="leaf">{t`Complete`}</Chip>}
        </StudyHead>
      </header>
      <section aria-labelledby="modules" className="mt-10">
        <SectionHead id="modules" title={t`In this course`} />
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
