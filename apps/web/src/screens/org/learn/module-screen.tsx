import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { ItemRow } from '#features/learning/catalogue/item-row.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { module } from '#features/learning/learning.queries.ts';
import { useModuleCached } from '#features/learning/progress/use-progress-cache.ts';
import { StudyHead } from '#features/learning/content/study-head.tsx';
import { usePageTitle } from '#platform/device/page-title.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/modules/{moduleId}`: the chapters of a module, and where one is in each. */
export function ModuleScreen() {
  const orgId = useOrgId();
  const { moduleId = '' } = useParams();
  const said = useQuery(module(orgId, moduleId)).data;
  const data = useModuleCached({ uid: useSession().user?.uid ?? null, orgId }, said);
  usePageTitle(data?.title);
  useViewStep('module_completion', data?.id);
  if (!data) return <LearningSkeleton />;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs crumbs={[{ label: t`Library`, to: paths.lms(orgId) }, { label: data.title }]} />
      <header className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[minmax(0,1fr)_280px] sm:items-center">
        <StudyHead orgId={orgId} study={data} progressLabel={t`Progress in the module`} />
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
                  <span className="sr-only">{t`complete`}</span>
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
