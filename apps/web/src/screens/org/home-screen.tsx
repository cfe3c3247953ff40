import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTellAssistant } from '#features/copilot/context/current-page.ts';
import { DueList } from '#features/learning/due-list.tsx';
import { ItemRow } from '#features/learning/item-row.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { home } from '#features/learning/learning.queries.ts';
import { ModuleCard } from '#features/learning/module-card.tsx';
import { useKeptProgress } from '#features/learning/progress/use-kept-progress.ts';
import { WhatsNextPanel } from '#features/learning/whats-next-panel.tsx';
import { useSession } from '#features/identity/session.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Cover } from '#ui/cover.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { gatherDiscoverContext } from './discover-context.ts';
import { HomeSide } from './home-side.tsx';
import { useOrgId } from './use-org-id.ts';

/** `/o/{orgId}/home`: one obvious next step, and everything else quieter. */
export function HomeScreen() {
  const orgId = useOrgId();
  const { user } = useSession();
  const { organization } = useProfile();
  const { data } = useQuery(home(orgId));
  useKeptProgress(user?.uid ?? null, orgId);
  const queryClient = useQueryClient();
  useTellAssistant('discover', orgId, () => gatherDiscoverContext(queryClient, orgId));
  if (!data) return <LearningSkeleton />;
  return (
    <div className="glow">
      <div className="wrap pt-8 pb-20">
        <h1>{greeting(organization?.first_name)}</h1>
        <p className="mt-2 mb-7 text-ink-2">{today()} You have five minutes; here is how to use them.</p>
        <div className="grid gap-10 nav:grid-cols-[minmax(0,1fr)_348px]">
          <div className="grid min-w-0 content-start gap-10">
            {data.whats_next ? <WhatsNextPanel orgId={orgId} next={data.whats_next} /> : <NothingNext orgId={orgId} hasContent={data.has_content} />}
            {data.under_way.length > 0 && (
              <section aria-labelledby="under-way">
                <SectionHead title="Under way" id="under-way">
                  <TextLink variant="more" to={paths.lms(orgId)}>
                    See the library
                  </TextLink>
                </SectionHead>
                <div className="grid gap-4 max-sm:-mx-4 max-sm:auto-cols-[74%] max-sm:grid-flow-col max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-3 max-sm:*:snap-start">
                  {data.under_way.map((module) => (
                    <ModuleCard key={module.id} orgId={orgId} module={module} />
                  ))}
                </div>
              </section>
            )}
            {data.new_items.length > 0 && (
              <section aria-labelledby="new-items">
                <SectionHead title="New for you" id="new-items">
                  <TextLink variant="more" to={paths.lms(orgId)}>
                    Library
                  </TextLink>
                </SectionHead>
                <ul className="-mx-3 grid sm:grid-cols-2 sm:gap-x-4">
                  {data.new_items.map((item) => (
                    <li key={item.id}>
                      <ItemRow orgId={orgId} item={item} isModuleShown />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div className="grid content-start gap-10">
            <HomeSide orgId={orgId} />
            {data.due_soon.length > 0 && (
              <section aria-labelledby="due-soon">
                <SectionHead title="Due soon" id="due-soon" />
                <DueList orgId={orgId} items={data.due_soon} />
              </section>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function NothingNext({ orgId, hasContent }: { orgId: string; hasContent: boolean }) {
  const picture = <Cover id={orgId} columns={3} rows={1} className="h-20 rounded-md" />;
  if (!hasContent) {
    return (
      <EmptyState title="Nothing to learn yet" picture={picture}>
        As soon as your organization publishes its first module, your next step stands here.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="You have done everything" picture={picture} action={<TextLink to={paths.lms(orgId)}>Look something up again</TextLink>}>
      Every item of the library is complete. New ones will stand here.
    </EmptyState>
  );
}

function greeting(firstName: string | undefined): string {
  const hour = new Date().getHours();
  const words = hour < 5 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return firstName ? `${words}, ${firstName}` : words;
}

function today(): string {
  return `${new Date().toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })}.`;
}
