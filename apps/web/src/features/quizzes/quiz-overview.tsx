import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';
import { paths } from '#platform/paths.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The quizzes a learner took: how each went last, and the way to its results. */
export function QuizOverview({ orgId, items }: { orgId: string; items: readonly QuizOverviewItem[] }) {
  if (items.length === 0) return <p className="text-ink-2">You have not taken a quiz yet. Each one you take stands here with its score.</p>;
  return <DataTable caption="Quizzes you took" columns={columnsOf(orgId)} rows={items} rowKey={({ quiz }) => quiz.id} />;
}

const columnsOf = (orgId: string): Column<QuizOverviewItem>[] => [
  {
    key: 'quiz',
    head: 'Quiz',
    isName: true,
    cell: ({ quiz, latest_attempt: last }) => <QuizLink orgId={orgId} quiz={quiz} isFinished={last.completed_at !== null} />,
  },
  { key: 'score', head: 'Score', isNumber: true, cell: ({ latest_attempt: last }) => (last.completed_at ? `${Math.round(last.score)} %` : 'Not finished') },
  { key: 'right', head: 'Right', isNumber: true, cell: ({ latest_attempt: last }) => `${last.correct_answers} of ${last.total_questions}` },
  { key: 'attempts', head: 'Attempts', isNumber: true, cell: ({ stats }) => stats.attempts },
  { key: 'when', head: 'Last taken', isNumber: true, cell: ({ latest_attempt: last }) => dateOf(last.completed_at ?? last.started_at) },
];

function QuizLink({ orgId, quiz, isFinished }: { orgId: string; quiz: QuizOverviewItem['quiz']; isFinished: boolean }) {
  return <TextLink to={isFinished ? paths.quizResults(orgId, quiz.id) : paths.quiz(orgId, quiz.id)}>{quiz.title}</TextLink>;
}

const dateOf = (moment: string) => new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
