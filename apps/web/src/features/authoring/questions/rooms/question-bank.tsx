import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { BankQuestion } from '@snapwell/contract/quizzes/question-bank.schemas';
import { describeKey } from '@snapwell/contract/quizzes/question-rules/all-types';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { BankFilterFields } from '../sources/bank-filter.tsx';
import { KINDS } from '../kinds.ts';
import { type BankFilter, bankQuestions } from '../questions.queries.ts';
import { ExportMenu } from './export-menu.tsx';

interface QuestionBankProps {
  orgId: string;
  quizPath: (quizId: string) => string;
}

/** The questions of all quizzes: found by words, tag, lesson, kind and difficulty, with how each did. */
export function QuestionBank({ orgId, quizPath }: QuestionBankProps) {
  const [filter, setFilter] = useState<BankFilter>({});
  const later = useDeferredValue(filter);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    bankQuestions(orgId, later),
  );
  const rows = data.pages.flatMap(({ items }) => items);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <div className="grid gap-6">
      <BankFilterFields orgId={orgId} filter={filter} onChange={setFilter} />
      {rows.length === 0 && (
        <EmptyState title={isFiltered ? t`No question matches` : t`No question yet`}>
          {isFiltered ? t`Try fewer words, or another tag.` : t`Once a quiz is published, its questions stand here.`}
        </EmptyState>
      )}
      {byQuiz(rows).map(({ quiz, rows: ofQuiz }) => (
        <section key={quiz.id} aria-labelledby={`bank-${quiz.id}`} className="grid gap-2">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`bank-${quiz.id}`} className="text-lg">
              <TextLink to={quizPath(quiz.id)}>{quiz.title}</TextLink>
            </h2>
            <ExportMenu orgId={orgId} quiz={quiz} />
          </header>
          <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
            {ofQuiz.map((row) => (
              <BankRow key={row.question.id} row={row} onTag={(tag) => setFilter({ ...filter, tag })} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button className="justify-self-center" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}

function byQuiz(rows: readonly BankQuestion[]) {
  const groups: { quiz: BankQuestion['quiz']; rows: BankQuestion[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.quiz.id === row.quiz.id) last.rows.push(row);
    else groups.push({ quiz: row.quiz, rows: [row] });
  }
  return groups;
}

function BankRow({ row: { question, place, figures }, onTag }: { row: BankQuestion; onTag: (tag: string) => void }) {
  const { icon: Icon, label } = KINDS[question.type];
  const [heading] = promptInWords(question).split('\n');
  const { asked, facility, reports } = figures;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 px-3 py-3 sm:px-4">
      <span className="figure pt-0.5 text-sm text-ink-2">{place}</span>
      <div className="grid min-w-0 gap-1.5">
        <p className="font-semibold">{heading}</p>
        <p className="text-sm text-ink-2">
          {t`Right:`} {describeKey(question)}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
          <span className="flex items-center gap-1.5">
            <Icon className="size-4" aria-hidden="true" /> {i18n._(label)}
          </span>
          <span>{difficultyWord(question.difficulty)}</span>
          {asked > 0 && facility !== null && <span>{askedWords(asked, facility)}</span>}
          {reports > 0 && <Chip tone="ember">{reportWords(reports)}</Chip>}
          {question.tags.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => onTag(tag)}
              className="min-h-7 rounded-full bg-surface-2 px-2.5 font-semibold hover:text-ink pointer-coarse:min-h-11"
            >
              {tag}
            </button>
          ))}
        </p>
      </div>
    </li>
  );
}

function difficultyWord(difficulty: BankQuestion['question']['difficulty']): string {
  if (difficulty === 'easy') return t`Easy`;
  return difficulty === 'hard' ? t`Hard` : t`Medium`;
}

const reportWords = (count: number) => plural(count, { one: '# report', other: '# reports' });
function askedWords(asked: number, facility: number): string {
  const share = formatPercent(facility);
  return t`${plural(asked, { one: 'Answered once', other: 'Answered # times' })}, ${share} right`;
}
