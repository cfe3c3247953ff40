import { t } from '@lingui/core/macro';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { moveItem } from '#ui/arrange/order.ts';
import { SortableRows } from '#ui/arrange/sortable-rows.tsx';
import { INPUT_LOOK } from '#ui/form/input-look.ts';
import { TextArea, type TextAreaProps } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRowIds } from '../row-ids.ts';

/** What is wrong with a field that has no label of its own to say it. */
export function FieldProblem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-xs font-semibold text-berry-ink empty:hidden">
      {children && <CircleAlert className="mt-px size-4 flex-none" aria-hidden="true" />}
      {children}
    </p>
  );
}

interface LineFieldProps extends Omit<TextAreaProps, 'rows' | 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** A text without line breaks, which takes more lines where its field is narrower than it. */
export function LineField({ onText, ...field }: LineFieldProps) {
  return <TextArea rows={1} {...field} onChange={({ target }) => onText(target.value.replaceAll(/\s*\n\s*/g, ' '))} />;
}

interface RowListProps<Row> {
  /** What the list is called, and one of its rows by its number from 1. */
  label: string;
  nameOf: (number: number) => string;
  addLabel: string;
  rows: readonly Row[];
  least: number;
  most: number;
  onChange: (rows: Row[]) => void;
  empty: () => Row;
  children: (row: Row, at: number, change: (next: Row) => void) => ReactNode;
}

/** Rows that are written, moved, added and taken out: steps, pairs, ideas. */
export function RowList<Row>({
  label,
  nameOf,
  addLabel,
  rows,
  least,
  most,
  onChange,
  empty,
  children,
}: RowListProps<Row>) {
  const { ids, moved, removed } = useRowIds(rows.length);
  return (
    <div className="grid gap-2.5">
      <SortableRows
        label={label}
        className="grid gap-2.5"
        rowClassName="rounded-lg border border-line bg-surface py-2 pe-2"
        onMove={(from, to) => {
          moved(from, to);
          onChange([...moveItem(rows, from, to)]);
        }}
        rows={rows.map((row, at) => ({
          id: ids[at]!,
          name: nameOf(at + 1),
          content: (
            <>
              <span className="figure grid h-12 w-7 flex-none place-items-center text-sm text-ink-2" aria-hidden="true">
                {at + 1}
              </span>
              <div className="min-w-0 flex-1">{children(row, at, (next) => onChange(rows.with(at, next)))}</div>
              <IconButton
                label={removeName(nameOf(at + 1))}
                disabled={rows.length <= least}
                onClick={() => {
                  removed(at);
                  onChange(rows.toSpliced(at, 1));
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </>
          ),
        }))}
      />
      {rows.length < most && (
        <Button className="justify-self-start" onClick={() => onChange([...rows, empty()])}>
          <Plus className="size-4.5" aria-hidden="true" /> {addLabel}
        </Button>
      )}
    </div>
  );
}

const removeName = (name: string) => t`Remove ${name}`;

interface WordsFieldProps {
  label: string;
  hint?: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  error?: string | undefined;
}

/** Some words or phrases in one field, a line each. */
export function WordsField({ label, hint, words, onChange, error }: WordsFieldProps) {
  const [typed, setTyped] = useState(words.join('\n'));
  // What came from elsewhere is shown; an empty line that is just being begun stays.
  const text = linesOf(typed).join('\n') === words.join('\n') ? typed : words.join('\n');
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <textarea
        rows={Math.min(8, Math.max(2, words.length + 1))}
        value={text}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(linesOf(event.target.value));
        }}
        className={`${INPUT_LOOK} field-sizing-content resize-y py-2.5 font-normal`}
      />
      {hint && <span className="text-xs font-normal text-ink-3">{hint}</span>}
      <FieldProblem>{error}</FieldProblem>
    </label>
  );
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

interface NumberFieldProps {
  label: string;
  hint?: string;
  /** Undefined while the field is empty. */
  value: number | undefined;
  min?: number;
  max?: number;
  step?: number | 'any';
  isOptional?: boolean;
  error?: string | undefined;
  onChange: (value: number | undefined) => void;
  className?: string;
}

/** A number to type. What is no number is not handed on. */
export function NumberField({ value, onChange, step = 'any', ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      step={step}
      value={value === undefined || Number.isNaN(value) ? '' : value}
      onChange={(event) => {
        const number = event.target.valueAsNumber;
        onChange(Number.isFinite(number) ? number : undefined);
      }}
    />
  );
}
