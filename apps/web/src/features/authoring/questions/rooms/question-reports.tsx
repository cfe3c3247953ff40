import { t } from '@lingui/core/macro';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { authorTree } from '#features/authoring/authoring.queries.ts';
import { itemsOf } from '#features/authoring/tree/tree-acts.ts';
import { questionReports } from '../questions.queries.ts';

interface QuestionReportsProps {
  orgId: string;
  quizPath: (quizId: string) => string;
}

/** What learners said is wrong with questions, newest first. */
export function QuestionReports({ orgId, quizPath }: QuestionReportsProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(questionReports(orgId));
  const reports = data.pages.flatMap(({ items }) => items);
  // Authors know a quiz by its title, which the tree has.
  const { data: tree } = useQuery({ ...authorTree(orgId), throwOnError: false });
  const titles = new Map(tree && itemsOf(tree).map(({ id, title }) => [id, title]));
  if (reports.length === 0)
    return (
      <EmptyState
        title={t`Nothing is reported`}
      >{t`When learners say that something is wrong with a question, it stands here.`}</EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-4">
      <ul aria-label={t`Reports`} className="grid gap-3">
        {reports.map(({ id, quiz_id: quizId, prompt, text, reporter, at }) => (
          <li key={id} className="grid gap-1.5 rounded-lg border border-line bg-surface p-4">
            <p className="font-semibold">{prompt === null ? t`A question that has gone` : prompt}</p>
            <p className="whitespace-pre-line">{text}</p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
              <span>{reportedBy(reporter, formatDate(at))}</span>
              <TextLink to={quizPath(quizId)}>{titles.get(quizId) ?? quizId}</TextLink>
            </p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-start" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}

const reportedBy = (reporter: string, day: string) => t`${reporter}, ${day}`;
