import { t } from '@lingui/core/macro';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { findingsAt, orNothing, problemAt, type QuestionEditing } from '../editing.ts';
import { NotedLine } from '../writing-note.tsx';
import { FieldProblem, NumberField, RowList } from './fields.tsx';
import { OtherUnits } from './other-units.tsx';

type Variable = QuestionOf<'calculated'>['variables'][number];
type Rounding = QuestionOf<'calculated'>['rounding'];

/** Numbers that are drawn for each attempt, the formula over them, and how the result is rounded and judged. */
export function CalculatedEditor(editing: QuestionEditing<'calculated'>) {
  const { question, onChange, findings, problems } = editing;
  const names = question.variables.map(({ name }) => `{{${name}}}`).join(' ');
  return (
    <div className="grid gap-5">
      <NotedLine findings={findingsAt(findings, 'variables')} onUse={() => undefined}>
        <div className="grid gap-2">
          <p className="text-sm font-semibold">{t`Numbers that are drawn`}</p>
          <p className="text-xs text-ink-3">{sayThem(names)}</p>
          <RowList
            label={t`Numbers that are drawn`}
            nameOf={numberName}
            addLabel={t`Add a number`}
            rows={question.variables}
            least={1}
            most={8}
            empty={(): Variable => ({ name: freeName(question.variables), from: 1, to: 10 })}
            onChange={(variables) => onChange({ ...question, variables })}
          >
            {(variable, at, change) => (
              <VariableFields variable={variable} at={at} problems={problems} onChange={change} />
            )}
          </RowList>
        </div>
      </NotedLine>
      <TextField
        label={t`Formula`}
        hint={t`Names, numbers, + - * / ^, parentheses, and round floor ceil abs min max sqrt.`}
        maxLength={200}
        spellCheck={false}
        value={question.formula}
        error={problemAt(problems, 'formula')}
        onChange={(event) => onChange({ ...question, formula: event.target.value })}
        className="[&_input]:font-mono"
      />
      <RoundingFields {...editing} />
      <OtherUnits
        unit={question.unit}
        others={question.other_units ?? []}
        problems={problems}
        onChange={(others) => onChange({ ...question, other_units: others.length > 0 ? others : undefined })}
      />
    </div>
  );
}

function sayThem(names: string): string {
  const [answer, sum] = ['{{answer}}', '{{a * b}}'];
  return t`Say each in the question by its name in double braces: ${names}. The explanation also knows ${answer}, and sums such as ${sum}.`;
}
const numberName = (number: number) => t`Number ${number}`;

/** The first letter that no variable is called by. */
function freeName(variables: readonly Variable[]): string {
  const taken = new Set(variables.map(({ name }) => name));
  return [...'abcdefghij'].find((letter) => !taken.has(letter)) ?? 'x';
}

interface VariableFieldsProps extends Pick<QuestionEditing, 'problems'> {
  variable: Variable;
  at: number;
  onChange: (next: Variable) => void;
}

/** A name, and a range with its steps or the numbers themselves. */
function VariableFields({ variable, at, problems, onChange }: VariableFieldsProps) {
  const { name, from, to, step, values } = variable;
  const error = (field: string) => problemAt(problems, 'variables', at, field);
  return (
    <div className="@container grid gap-3 py-1">
      <div className="grid items-end gap-3 @lg:grid-cols-2">
        <TextField
          label={nameOfNumber(at + 1)}
          maxLength={30}
          spellCheck={false}
          value={name}
          error={error('name')}
          onChange={(event) =>
            onChange({ ...variable, name: event.target.value.toLowerCase().replaceAll(/[ -]/g, '_') })
          }
        />
        <SegmentedControl
          label={t`Drawn from`}
          isLabelShown
          value={values ? 'values' : 'range'}
          options={[
            { value: 'range', label: t`A range` },
            { value: 'values', label: t`These numbers` },
          ]}
          onChange={(kind) =>
            onChange(kind === 'values' ? { name, values: firstValues(variable) } : { name, ...rangeOf(values ?? []) })
          }
        />
      </div>
      {values ? (
        <ValuesField values={values} error={error('values')} onChange={(next) => onChange({ name, values: next })} />
      ) : (
        <div className="grid grid-cols-3 gap-2">
          <NumberField
            label={t`From`}
            value={from}
            error={error('from')}
            onChange={(next) => onChange({ ...variable, from: next })}
          />
          <NumberField
            label={t`To`}
            value={to}
            error={error('to')}
            onChange={(next) => onChange({ ...variable, to: next })}
          />
          <NumberField
            label={t`In steps of`}
            min={0}
            value={step ?? 1}
            error={error('step')}
            onChange={(next) => onChange({ ...variable, step: next })}
          />
        </div>
      )}
      <FieldProblem>
        {problems.find(({ path }) => path.length === 2 && path[0] === 'variables' && path[1] === at)?.message}
      </FieldProblem>
    </div>
  );
}

const nameOfNumber = (number: number) => t`Name of number ${number}`;
const firstValues = ({ from = 1, to = 10 }: Variable): number[] => [from, to];
const rangeOf = (values: readonly number[]) =>
  values.length > 0 ? { from: Math.min(...values), to: Math.max(...values) } : { from: 1, to: 10 };

interface ValuesFieldProps {
  values: readonly number[];
  error: string | undefined;
  onChange: (values: number[]) => void;
}

/** Numbers in one field, parted by semicolons or spaces. */
function ValuesField({ values, error, onChange }: ValuesFieldProps) {
  const key = values.join('; ');
  return (
    <TextField
      key={key}
      label={t`Numbers to draw from`}
      hint={t`Parted by semicolons, such as 2.5; 5; 10`}
      inputMode="decimal"
      defaultValue={key}
      error={error}
      onBlur={(event) => onChange(numbersIn(event.target.value))}
    />
  );
}

const numbersIn = (text: string): number[] =>
  text
    .split(/[;\s]+/)
    .map((part) => Number(part.replace(',', '.')))
    .filter((number, at, all) => Number.isFinite(number) && all.indexOf(number) === at);

/** To how many places, which way, how far off, in which unit. */
function RoundingFields({ question, onChange, problems }: QuestionEditing<'calculated'>) {
  const { decimals, rounding, tolerance, tolerance_percent: percent, unit } = question;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t`Decimal places of the result`}
          hint={t`Learners are told to round to them.`}
          min={0}
          max={6}
          step={1}
          value={decimals}
          error={problemAt(problems, 'decimals')}
          onChange={(next) => onChange({ ...question, decimals: Math.round(next ?? 0) })}
        />
        <SegmentedControl<Rounding>
          label={t`Rounded`}
          isLabelShown
          value={rounding}
          options={[
            { value: 'nearest', label: t`Nearest` },
            { value: 'down', label: t`Down` },
            { value: 'up', label: t`Up` },
          ]}
          onChange={(next) => onChange({ ...question, rounding: next })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={t`May be off by`}
          min={0}
          value={tolerance}
          error={problemAt(problems, 'tolerance')}
          onChange={(next) => onChange({ ...question, tolerance: next ?? 0 })}
        />
        <NumberField
          label={t`Or by so many percent`}
          isOptional
          min={0}
          max={50}
          value={percent}
          error={problemAt(problems, 'tolerance_percent')}
          onChange={(next) => onChange({ ...question, tolerance_percent: next })}
        />
        <TextField
          label={t`Unit`}
          isOptional
          maxLength={20}
          value={unit ?? ''}
          onChange={(event) => onChange({ ...question, unit: orNothing(event.target.value) })}
        />
      </div>
    </>
  );
}
