import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BookmarkList } from '#features/learning/record/bookmark-list.tsx';
import { HistoryList } from '#features/learning/record/history-list.tsx';
import { ModuleRecord } from '#features/learning/record/module-record.tsx';
import { NoteList } from '#features/learning/record/note-list.tsx';
import { OwnList } from '#features/learning/record/own-list.tsx';
import { QuizOverview } from '#features/quizzes/quiz-overview.tsx';
import { paths } from '#platform/paths.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';

const VIEWS = ['modules', 'quizzes', 'saved', 'notes', 'made', 'history'] as const;
type View = (typeof VIEWS)[number];

/**
 * What one has learned here: modules, quizzes, what was saved, written down, made for one and finished. Which of them
 * is shown stands in the address.
 */
export function MeLearning({ orgId }: { orgId: string }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('show');
  const view = VIEWS.find((each) => each === asked) ?? 'modules';
  const quizzes = (
    <QuizOverview
      orgId={orgId}
      resultsPath={(quizId) => paths.quizResults(orgId, quizId)}
      reviewsPath={paths.reviews(orgId)}
      libraryPath={paths.lms(orgId)}
    />
  );
  const region = (title: string, list: ReactNode) => (
    <Region key={orgId} skeleton={<RowsSkeleton />} title={title}>
      {list}
    </Region>
  );
  return (
    <section aria-labelledby="learning" className="min-w-0">
      <SectionHead id="learning" title={t`Your learning`} />
      <Tabs<View>
        label={t`Your learning`}
        value={view}
        onChange={(show) => setQuery({ show }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            value: 'modules',
            label: t`Modules`,
            panel: region(t`Your modules could not be loaded`, <ModuleRecord orgId={orgId} />),
          },
          { value: 'quizzes', label: t`Quizzes`, panel: region(t`Your quizzes could not be loaded`, quizzes) },
          {
            value: 'saved',
            label: t`Saved`,
            panel: region(t`What you saved could not be loaded`, <BookmarkList orgId={orgId} />),
          },
          {
            value: 'notes',
            label: t`Notes`,
            panel: region(t`Your notes could not be loaded`, <NoteList orgId={orgId} />),
          },
          {
            value: 'made',
            label: t`Made for you`,
            panel: region(t`What was made for you could not be loaded`, <OwnList orgId={orgId} />),
          },
          {
            value: 'history',
            label: t`Finished`,
            panel: region(t`What you finished could not be loaded`, <HistoryList orgId={orgId} />),
          },
        ]}
      />
    </section>
  );
}
