import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { module } from '#features/learning/learning.queries.ts';
import { ModuleHead } from '#features/learning/path/module-head.tsx';
import { PathKey } from '#features/learning/path/path-key.tsx';
import { chapterOnPath } from '#features/learning/path/path-steps.ts';
import { useModuleCached } from '#features/learning/progress/use-progress-cache.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { PathMap } from '#ui/path/path-map.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/modules/{moduleId}`: the way through a module, and where one is on it. */
export function ModuleScreen() {
  const orgId = useOrgId();
  const { moduleId = '' } = useParams();
  const said = useQuery(module(orgId, moduleId)).data;
  const data = useModuleCached({ uid: useSession().user?.uid ?? null, orgId }, said);
  usePageTitle(data?.title);
  useViewStep('module_completion', data?.id);
  if (!data) return <LearningSkeleton />;
  const chapters = data.chapters.map((chapter) =>
    chapterOnPath(orgId, chapter, { currentId: data.next?.id, lastId: data.chapters.at(-1)?.items.at(-1)?.id }),
  );
  return (
    <div className="glow">
      <div className="mx-auto w-[min(40rem,100%-2rem)] pt-2 pb-18 sm:pt-5 xl:w-6xl">
        <Breadcrumbs
          crumbs={[
            { label: t`Home`, to: paths.orgHome(orgId) },
            { label: t`Library`, to: paths.lms(orgId) },
            { label: data.title },
          ]}
        />
        <ModuleHead orgId={orgId} module={data} />
        <PathMap label={t`Chapters`} chapters={chapters} />
        <PathKey types={new Set(data.chapters.flatMap(({ items }) => items.map(({ type }) => type)))} />
      </div>
    </div>
  );
}
