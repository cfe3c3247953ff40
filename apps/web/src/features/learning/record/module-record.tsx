import { t } from '@lingui/core/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#platform/paths.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { moduleList, type ModuleFilter } from '../learning.queries.ts';
import { MoreButton } from './more-button.tsx';

/** Modules under way, then those that are done. */
export function ModuleRecord({ orgId }: { orgId: string }) {
  return (
    <div className="grid gap-8">
      <ModulesThatAre
        orgId={orgId}
        state="under_way"
        title={t`In progress`}
        empty={t`No module in progress. Whatever you start appears here.`}
      />
      <ModulesThatAre orgId={orgId} state="completed" title={t`Complete`} empty={t`No module is complete yet.`} />
    </div>
  );
}

function ModulesThatAre({
  orgId,
  state,
  title,
  empty,
}: {
  orgId: string;
  state: NonNullable<ModuleFilter['state']>;
  title: string;
  empty: string;
}) {
  const { placeholderData: _, ...options } = moduleList(orgId, { state });
  const query = useSuspenseInfiniteQuery(options);
  const modules = query.data.pages.flatMap((page) => page.items);
  return (
    <section>
      <h3 className="mb-1">
        {title}
        {modules.length > 0 && <span className="figure ml-2 text-ink-3">{modules.length}</span>}
      </h3>
      {modules.length === 0 && <p className="text-ink-2">{empty}</p>}
      <ul>
        {modules.map(
          ({ id, title: name, cover, progress_percentage: percent, content_completed: done, total_content: total }) => (
            <li key={id}>
              <LinkRow
                to={paths.module(orgId, id)}
                lead={
                  <span className="block h-11 w-16 flex-none overflow-hidden rounded-sm">
                    {cover ? (
                      <img src={cover} alt="" className="size-full object-cover" loading="lazy" />
                    ) : (
                      <Cover id={id} columns={3} rows={2} />
                    )}
                  </span>
                }
                title={name}
                detail={done === total ? t`All ${total} items done` : t`${done} of ${total} items done`}
                end={<PercentRing percent={percent} label={t`${name}: progress`} />}
              />
            </li>
          ),
        )}
      </ul>
      <MoreButton {...query} />
    </section>
  );
}
