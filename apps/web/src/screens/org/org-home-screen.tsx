import { useSuspenseQuery } from '@tanstack/react-query';
import type { DueItem } from '@snapwell/contract/learning/catalogue.schemas';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ContentRows } from '#features/learning/catalogue/content-rows.tsx';
import { DueList } from '#features/learning/catalogue/due-list.tsx';
import { ModuleCards } from '#features/learning/catalogue/module-cards.tsx';
import { greetingAt } from '#features/learning/catalogue/time-words.ts';
import { WhatsNext } from '#features/learning/catalogue/whats-next.tsx';
import { home } from '#features/learning/learning.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { HomeSide } from './home-side.tsx';
import { Region } from './region.tsx';
import { HomeMainSkeleton } from './screen-skeletons.tsx';

/** `o/{orgId}/home`, 'discover': one obvious next step, and everything else quieter. */
export function OrgHomeScreen() {
  const { orgId = '' } = useParams();
  const { base } = useProfile();
  const [now] = useState(() => new Date());
  const name = base?.firstName ?? '';
  return (
    <div className="glow">
      <div className="wrap grid gap-10 pt-8 pb-18 lg:grid-cols-[minmax(0,1fr)_348px] lg:items-start">
        <header className="-mb-3 lg:col-span-2">
          <h1 className="text-2xl">
            {greetingAt(now.getHours())}
            {name && `, ${name}`}
          </h1>
          <p className="mt-1.5 text-ink-2">
            {new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' }).format(now)}. You have five minutes; here is how to use
            them.
          </p>
        </header>
        <Region key={orgId} skeleton={<HomeMainSkeleton />} title="Your lessons could not be loaded">
          <HomeMain orgId={orgId} />
        </Region>
        <HomeSide orgId={orgId} />
      </div>
    </div>
  );
}

function HomeMain({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(home(orgId));
  const { whats_next: next, under_way: underWay, new_items: newItems, due_soon: dueSoon } = data;
  const modulePath = (moduleId: string) => paths.module(orgId, moduleId);
  if (!data.has_content) {
    return (
      <EmptyState title="Nothing to learn here yet">
        Lessons appear here as soon as they are published. If you run this organization, bring a library in from files or write the first lesson.
      </EmptyState>
    );
  }
  return (
    <div className="grid min-w-0 gap-10">
      {next ? (
        <WhatsNext next={next} to={paths.content(orgId, next.content_id, { moduleId: next.module_id, chapterId: next.chapter_id })} />
      ) : (
        <EmptyState
          title="You have finished everything"
          picture={<Sparkles className="size-10 text-snap-ink" aria-hidden="true" />}
          action={<SnapButton to={paths.lms(orgId)}>Look through the library</SnapButton>}
        >
          There is nothing left to learn here today. Read something again, or come back when there is something new.
        </EmptyState>
      )}
      {underWay.length > 0 && (
        <section aria-labelledby="under-way">
          <SectionHead id="under-way" title="Under way">
            <TextLink to={paths.lms(orgId)}>See the library</TextLink>
          </SectionHead>
          <ModuleCards modules={underWay} label="Modules under way" pathOf={modulePath} />
        </section>
      )}
      {newItems.length > 0 && (
        <section aria-labelledby="new-items">
          <SectionHead id="new-items" title="New for you">
            {underWay.length === 0 && <TextLink to={paths.lms(orgId)}>See the library</TextLink>}
          </SectionHead>
          <ContentRows items={newItems} pathOf={(item) => paths.content(orgId, item.id)} />
        </section>
      )}
      {dueSoon.length > 0 && (
        <section aria-labelledby="due-soon">
          <SectionHead id="due-soon" title="Due soon" />
          <DueList items={dueSoon} pathOf={(item) => duePath(orgId, item)} />
        </section>
      )}
    </div>
  );
}

function duePath(orgId: string, { type, id }: DueItem): string {
  if (type === 'content') return paths.content(orgId, id);
  return type === 'module' ? paths.module(orgId, id) : paths.portal(orgId);
}
