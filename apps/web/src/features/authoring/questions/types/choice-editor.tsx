import { t } from '@lingui/core/macro';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { withChanges } from '@snapwell/contract/library/writing-rules/finding';
import { meanLength } from '@snapwell/contract/library/writing-rules/option-rules';
import { letterOf } from '@snapwell/contract/library/writing-rules/quiz-rules';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { moveItem } from '#ui/arrange/order.ts';
import { SortableRows } from '#ui/arrange/sortable-rows.tsx';
import { classNames } from '#ui/class-names.ts';
import { findingsAt, orNothing, problemAt, type QuestionEditing } from '../editing.ts';
import { useRowIds } from '../row-ids.ts';
import { NotedLine } from '../writing-note.tsx';
import { FieldProblem } from './fields.tsx';

type ChoiceType = 'single_choice' | 'multiple_choice';
type Option = QuestionOf<ChoiceType>['options'][number];
const MOST_OPTIONS = 20;

/** Options, each with its length and why one would or would not choose it. */
export function ChoiceEditor(editing: QuestionEditing<ChoiceType>) {
  const { question, onChange, findings, problems } = editing;
  const { options } = question;
  const { ids, moved, removed } = useRowIds(options.length);
  const [fresh, setFresh] = useState<string | null>(null);
  const set = (next: Option[]) => onChange({ ...question, options: next } as typeof question);
  const change = (i: number, given: Partial<Option>) => set(options.with(i, { ...options[i]!, ...given }));
  const mark = (i: number) =>
    question.type === 'single_choice'
      ? set(options.map((option, at) => ({ ...option, correct: at === i })))
      : change(i, { correct: !options[i]!.correct });
  const longest = Math.max(1, ...options.map(({ text }) => text.trim().length));
  const mean = meanLength(options.filter(({ correct, text }) => !correct && text.trim() !== ''));
  return (
    <div className="grid gap-3.5">
      <SortableRows
        label={t`Options`}
        onMove={(from, to) => {
          moved(from, to);
          set([...moveItem(options, from, to)]);
        }}
        className="grid gap-3.5"
        rows={options.map((option, i) => ({
          id: ids[i]!,
          name: optionName(i),
          content: (
            <div className="min-w-0 flex-1">
              <NotedLine
                findings={findingsAt(findings, 'options', i)}
                onUse={({ suggestion }) => onChange(withChanges(question, suggestion!.changes))}
              >
                <OptionCard
                  option={option}
                  place={i}
                  lengths={{ longest, mean }}
                  isFocused={fresh === ids[i]}
                  isUnexplained={findings.some(({ rule, path }) => rule === 'missing_reason' && path[1] === i)}
                  canRemove={options.length > 2}
                  problem={problemAt(problems, 'options', i)}
                  onMark={() => mark(i)}
                  onChange={(given) => change(i, given)}
                  onRemove={() => {
                    removed(i);
                    set(options.toSpliced(i, 1));
                  }}
                />
              </NotedLine>
            </div>
          ),
        }))}
      />
      <FieldProblem>{problems.find(({ path }) => path.length === 1 && path[0] === 'options')?.message}</FieldProblem>
      {options.length < MOST_OPTIONS && (
        <Button
          className="justify-self-start"
          onClick={() => {
            set([...options, { text: '', correct: false }]);
            setFresh(ids.next);
          }}
        >
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add an option`}
        </Button>
      )}
    </div>
  );
}

interface OptionCardProps {
  option: Option;
  place: number;
  lengths: { longest: number; mean: number };
  isFocused: boolean;
  isUnexplained: boolean;
  canRemove: boolean;
  problem: string | undefined;
  onMark: () => void;
  onChange: (given: Partial<Option>) => void;
  onRemove: () => void;
}

function OptionCard({
  option: { text, correct, why },
  place,
  lengths,
  isFocused,
  isUnexplained,
  canRemove,
  problem,
  onMark,
  onChange,
  onRemove,
}: OptionCardProps) {
  const letter = letterOf(place);
  return (
    <div
      className={classNames(
        'grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3 rounded-lg border bg-surface p-3 sm:p-3.5',
        correct ? 'border-2 border-leaf' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={correct}
        aria-label={correct ? t`Option ${letter} is right` : t`Option ${letter} is wrong: make it right`}
        onClick={onMark}
        className={classNames(
          'figure grid size-11 place-items-center rounded-control border-[1.5px]',
          correct ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong hover:bg-surface-2',
        )}
      >
        {correct ? <Check className="size-5" aria-hidden="true" /> : letter}
      </button>
      <div className="grid min-w-0 gap-2">
        <textarea
          aria-label={optionName(place)}
          rows={1}
          value={text}
          maxLength={600}
          ref={isFocused ? focusOnce : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={correct ? t`What a good colleague does` : t`What somebody could well believe`}
          onChange={(event) => onChange({ text: event.target.value })}
          className="field-sizing-content min-h-11 w-full resize-none rounded-control bg-transparent px-1.5 py-2.5 leading-snug font-semibold placeholder:font-normal placeholder:text-ink-3 hover:bg-surface-2"
        />
        <Ruler length={text.trim().length} {...lengths} isKey={correct} />
        <label
          className={classNames(
            'grid rounded-control px-2.5 py-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-sky',
            correct ? 'bg-leaf-soft' : 'bg-surface-2',
            isUnexplained && 'border-2 border-dashed border-ember bg-transparent',
          )}
        >
          <span className={classNames('text-xs font-semibold', correct ? 'text-leaf-ink' : 'text-ink-2')}>
            {correct ? t`Why it's right` : t`Why not`}
          </span>
          <textarea
            aria-label={correct ? t`Why option ${letter} is right` : t`Why option ${letter} is wrong`}
            rows={1}
            value={why ?? ''}
            maxLength={600}
            placeholder={correct ? t`What makes it right` : t`Write what a good colleague overlooks here`}
            onChange={(event) => onChange({ why: orNothing(event.target.value) })}
            className="field-sizing-content min-h-6 w-full resize-none bg-transparent leading-normal outline-none placeholder:text-ink-2"
          />
        </label>
        <FieldProblem>{problem}</FieldProblem>
      </div>
      <IconButton label={t`Remove option ${letter}`} disabled={!canRemove} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** A new option is written next. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

const optionName = (place: number) => {
  const letter = letterOf(place);
  return t`Option ${letter}`;
};

interface RulerProps {
  length: number;
  longest: number;
  /** Of the wrong options. */
  mean: number;
  isKey: boolean;
}

/** How long an option is beside the others; the dashed tick is the mean of the wrong ones. */
function Ruler({ length, longest, mean, isKey }: RulerProps) {
  const givesAway = isKey && mean > 0 && length > mean * 2;
  return (
    <div aria-hidden="true" className="flex items-center gap-3 px-1.5">
      <span className="relative h-4 flex-1">
        <span
          className={classNames('absolute top-1.5 left-0 h-1 rounded-full', givesAway ? 'bg-ember' : 'bg-line-strong')}
          style={{ width: `${(length / longest) * 100}%` }}
        />
        {mean > 0 && (
          <span
            className="absolute top-0 h-4 border-l-[1.5px] border-dashed border-ink-2"
            style={{ left: `${Math.min(100, (mean / longest) * 100)}%` }}
          />
        )}
      </span>
      <b className={classNames('figure w-8 text-right text-xs', givesAway ? 'text-ember-ink' : 'text-ink-2')}>
        {length}
      </b>
    </div>
  );
}
