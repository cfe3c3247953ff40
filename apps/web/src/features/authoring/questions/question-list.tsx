import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import { type Question, type QuestionType, questionTypeNames } from '@snapwell/contract/quizzes/question-types';
import {
  type WritingContext,
  type WritingFinding,
  withChanges,
} from '@snapwell/contract/library/writing-rules/finding';
import {
  checkQuizBalance,
  commonPlace,
  keyPlaces,
  letterOf,
  withMixedPlaces,
} from '@snapwell/contract/library/writing-rules/quiz-rules';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SortableRows } from '#ui/arrange/sortable-rows.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import type { EditorProblem } from './editing.ts';
import { problemsOf } from './editing.ts';
import { countFindings } from './findings.ts';
import { KINDS } from './kinds.ts';
import { WritingNote } from './writing-note.tsx';

interface QuestionListProps {
  questions: readonly Question[];
  isShuffled: boolean;
  context: WritingContext;
  problems: readonly EditorProblem[];
  onOpen: (at: number) => void;
  onAdd: (type: QuestionType) => void;
  onQuestions: (next: Question[]) => void;
  onCopy: (at: number) => void;
  onMove: (from: number, to: number) => void;
  /** More ways to get questions: from a file, from the bank. */
  children?: ReactNode;
}

/** All questions of a quiz: to open, to move, to copy and to take out; and what only all of them together show. */
export function QuestionList({
  questions,
  isShuffled,
  context,
  problems,
  onOpen,
  onAdd,
  onQuestions,
  onCopy,
  onMove,
  children,
}: QuestionListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const use = ({ suggestion }: WritingFinding) =>
    onQuestions(withChanges({ questions: [...questions] }, suggestion!.changes).questions);
  const rows = questions.map((question, at) => ({
    at,
    question,
    row: {
      id: question.id,
      name: rowName(question, at),
      content: (
        <QuestionRow
          question={question}
          at={at}
          count={countFindings(question, context)}
          problem={problemsOf(problems, at)[0]?.message}
          onOpen={() => onOpen(at)}
          onCopy={() => onCopy(at)}
          onRemove={() => onQuestions(questions.toSpliced(at, 1))}
        />
      ),
    },
  }));
  const shown =
    wanted === '' ? rows : rows.filter(({ question }) => JSON.stringify(question).toLowerCase().includes(wanted));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <AddQuestion onAdd={onAdd} />
        {children}
        {questions.length > 8 && (
          <TextField
            label={t`Find in this quiz`}
            isLabelHidden
            type="search"
            placeholder={t`Find in this quiz`}
            className="min-w-52 flex-1 sm:max-w-80 sm:ml-auto"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </div>
      {questions.length === 0 ? (
        <EmptyState title={t`No question yet`}>
          {t`Begin with a case from your ward: who, where, what happens, what's asked.`}
        </EmptyState>
      ) : (
        <>
          {checkQuizBalance({ questions: [...questions], shuffle: isShuffled }).map((finding) => (
            <WritingNote key={finding.rule} finding={{ ...finding, suggestion: null }} onUse={use} />
          ))}
          {wanted === '' ? (
            <SortableRows
              label={t`Questions`}
              className="grid grid-cols-[minmax(0,1fr)] gap-2"
              rowClassName="rounded-lg border border-line bg-surface [content-visibility:auto] [contain-intrinsic-size:auto_64px]"
              onMove={onMove}
              rows={shown.map(({ row }) => row)}
            />
          ) : (
            <ol aria-label={t`Questions found`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {shown.map(({ row }) => (
                <li key={row.id} className="flex rounded-lg border border-line bg-surface">
                  {row.content}
                </li>
              ))}
            </ol>
          )}
          {shown.length === 0 && <p className="text-ink-2">{t`No question has these words.`}</p>}
          <KeyPlaces questions={questions} onMix={() => onQuestions(withMixedPlaces(questions))} />
        </>
      )}
    </div>
  );
}

const rowName = (question: Question, at: number) => {
  const number = at + 1;
  return t`Question ${number}`;
};

interface QuestionRowProps {
  question: Question;
  at: number;
  count: number;
  problem: string | undefined;
  onOpen: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function QuestionRow({ question, at, count, problem, onOpen, onCopy, onRemove }: QuestionRowProps) {
  const { icon: Icon, label } = KINDS[question.type];
  const number = at + 1;
  const [heading = ''] = promptInWords(question).split('\n');
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-14 min-w-0 flex-1 grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-2 rounded-lg py-2 text-left hover:bg-surface-2 sm:grid-cols-[2rem_minmax(0,1fr)_auto]"
      >
        <span className="figure text-center text-sm text-ink-2">{number}</span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold sm:line-clamp-1">{heading || t`Not written yet`}</span>
          {problem && <span className="block truncate text-xs font-semibold text-berry-ink">{problem}</span>}
        </span>
        <span className="flex items-center gap-3 text-xs text-ink-2 max-sm:col-start-2">
          <span className="flex items-center gap-1.5">
            <Icon className="size-4" aria-hidden="true" /> {i18n._(label)}
          </span>
          {count > 0 && (
            <span className="figure rounded-full bg-ember-soft px-2 py-0.5 font-semibold text-ember-ink">
              {plural(count, { one: '# note', other: '# notes' })}
            </span>
          )}
        </span>
      </button>
      <span className="flex py-1.5 pe-1.5 max-sm:flex-col">
        <IconButton label={t`Copy question ${number}`} onClick={onCopy}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Remove question ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}

/** A new question of one of the kinds. */
export function AddQuestion({ onAdd }: { onAdd: (type: QuestionType) => void }) {
  return (
    <Menu
      align="start"
      trigger={
        <SnapButton size="sm">
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add a question`}
        </SnapButton>
      }
    >
      {questionTypeNames.map((type) => {
        const { icon: Icon, label, detail } = KINDS[type];
        return (
          <MenuItem key={type} icon={<Icon className="size-5" aria-hidden="true" />} onSelect={() => onAdd(type)}>
            <span className="grid">
              {i18n._(label)}
              <small className="text-xs text-ink-3">{i18n._(detail)}</small>
            </span>
          </MenuItem>
        );
      })}
    </Menu>
  );
}

/** So many bars are drawn: those around the question that is open. */
const BARS = 12;

interface KeyPlacesProps {
  questions: readonly Question[];
  /** The id of the question that is open. */
  current?: string;
  onMix: () => void;
}

/** Where the right option stands in each question with one: a habit shows at a glance. */
export function KeyPlaces({ questions, current, onMix }: KeyPlacesProps) {
  const places = keyPlaces(questions);
  const common = commonPlace(questions);
  if (!common || common.total < 2) return null;
  const at = Math.max(
    0,
    places.findIndex(({ question }) => question.id === current),
  );
  const from = Math.max(0, Math.min(at - BARS / 2, places.length - BARS));
  const [letter, count, total] = [letterOf(common.place), common.count, common.total];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
      <span className="flex flex-wrap gap-x-3 gap-y-1" aria-hidden="true">
        {places.slice(from, from + BARS).map(({ question, place }) => (
          <span
            key={question.id}
            className={`grid gap-1 rounded-sm p-1 ${question.id === current ? 'bg-leaf-soft' : ''}`}
          >
            {question.options.map((_, i) => (
              <i
                key={i}
                className={`h-1 w-4 rounded-full ${i === place ? (question.id === current ? 'bg-leaf' : 'bg-ink') : 'bg-line'}`}
              />
            ))}
          </span>
        ))}
      </span>
      <span>{t`${letter} is right in ${count} of ${total}.`}</span>
      {count / total > 0.5 && total > 2 && (
        <Button variant="ghost" size="sm" className="text-sky-ink underline" onClick={onMix}>
          {t`Mix the places`}
        </Button>
      )}
    </div>
  );
}
