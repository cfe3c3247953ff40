import { plural, t } from '@lingui/core/macro';
import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Brain, ListChecks } from 'lucide-react';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { overview } from './quizzes.queries.ts';

interface QuizOverviewProps {
  orgId: string;
  resultsPath: (quizId: string) => string;
  reviewsPath: string;
  libraryPath: string;
}

/** The quizzes somebody took, the one taken last first, with the latest attempt at each. */
export function QuizOverview({ orgId, resultsPath, reviewsPath, libraryPath }: QuizOverviewProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(overview(orgId));
  const items = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="quiz-overview">
      <SectionHead id="quiz-overview" title={t`Your quizzes`}>
        <TextLink to={reviewsPath}>
          <Brain className="size-4" aria-hidden="true" /> {t`Reviews`}
        </TextLink>
      </SectionHead>
      {items.length === 0 ? (
        <NoQuizzes libraryPath={libraryPath} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.quiz.id}>
              <QuizCard item={item} path={resultsPath(item.quiz.id)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="mt-4" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}

function QuizCard({ item: { quiz, latest_attempt: latest, stats }, path }: { item: QuizOverviewItem; path: string }) {
  const when = formatDate(latest.completed_at ?? latest.started_at, { day: 'numeric', month: 'short' });
  const { attempts } = stats;
  const { score, correct_answers: right, total_questions: total } = latest;
  return (
    <Card to={path} padding="sm" className="h-full">
      <div className="flex items-center gap-4">
        <ProgressRing value={latest.score} size={52} label={t`Score: ${score} of 100`}>
          {latest.score}
        </ProgressRing>
        <div className="min-w-0">
          <h3 className="leading-snug">{quiz.title}</h3>
          <p className="mt-1 text-sm text-ink-2">
            {t`${right} of ${total} right · ${when}`}
            {attempts > 1 && ` · ${plural(attempts, { one: '# attempt', other: '# attempts' })}`}
          </p>
        </div>
      </div>
    </Card>
  );
}

function NoQuizzes({ libraryPath }: { libraryPath: string }) {
  return (
    <EmptyState
      title={t`No quiz taken yet`}
      icon={<ListChecks aria-hidden="true" />}
      action={<Button to={libraryPath}>{t`Find one in the library`}</Button>}
    >
      {t`Your scores appear here, and what you missed comes back before you forget it.`}
    </EmptyState>
  );
}
