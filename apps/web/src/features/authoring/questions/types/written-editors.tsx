import { t } from '@lingui/core/macro';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { orNothing, problemAt, type QuestionEditing } from '../editing.ts';
import { LineField, NumberField, RowList, WordsField } from './fields.tsx';
import { OtherUnits } from './other-units.tsx';

/** A statement, whether it holds, and what is said to who chose which. */
export function TrueFalseEditor({ question, onChange }: QuestionEditing<'true_false'>) {
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label={t`The statement is`}
        isLabelShown
        value={question.answer ? 'true' : 'false'}
        options={[
          { value: 'true', label: t`True` },
          { value: 'false', label: t`False` },
        ]}
        onChange={(value) => onChange({ ...question, answer: value === 'true' })}
      />
      <TextArea
        label={t`What is said to who chose ‘True’`}
        isOptional
        rows={2}
        maxLength={600}
        value={question.why_true ?? ''}
        onChange={(event) => onChange({ ...question, why_true: orNothing(event.target.value) })}
      />
      <TextArea
        label={t`What is said to who chose ‘False’`}
        isOptional
        rows={2}
        maxLength={600}
        value={question.why_false ?? ''}
        onChange={(event) => onChange({ ...question, why_false: orNothing(event.target.value) })}
      />
    </div>
  );
}

/** A number, how far off it may be, and its units. */
export function NumericEditor({ question, onChange, problems }: QuestionEditing<'numeric'>) {
  const { answer, tolerance, unit, other_units: others = [] } = question;
  const setOthers = (next: typeof others) => onChange({ ...question, other_units: next.length > 0 ? next : undefined });
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={t`Right number`}
          value={answer}
          error={problemAt(problems, 'answer')}
          onChange={(number) => onChange({ ...question, answer: number ?? Number.NaN })}
        />
        <NumberField
          label={t`May be off by`}
          hint={rangeWords(answer, tolerance)}
          min={0}
          value={tolerance}
          error={problemAt(problems, 'tolerance')}
          onChange={(number) => onChange({ ...question, tolerance: number ?? 0 })}
        />
        <TextField
          label={t`Unit`}
          isOptional
          maxLength={20}
          value={unit ?? ''}
          onChange={(event) => onChange({ ...question, unit: orNothing(event.target.value) })}
        />
      </div>
      <OtherUnits unit={unit} others={others} problems={problems} onChange={setOthers} />
    </div>
  );
}

function rangeWords(answer: number, tolerance: number): string {
  if (!(tolerance > 0) || !Number.isFinite(answer)) return t`Exactly this number`;
  const rounded = (value: number) => String(Math.round(value * 1e9) / 1e9);
  const [from, to] = [rounded(answer - tolerance), rounded(answer + tolerance)];
  return t`${from} to ${to} is right`;
}

/** Ideas that an answer should name, a model of a good one, and how a person should mark it. */
export function ShortTextEditor({ question, onChange, problems }: QuestionEditing<'short_text'>) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{t`Ideas that count`}</p>
        <RowList
          label={t`Ideas that count`}
          nameOf={ideaName}
          addLabel={t`Add an idea`}
          rows={question.keywords}
          least={1}
          most={10}
          empty={() => ({ idea: '', any: [''] })}
          onChange={(keywords) => onChange({ ...question, keywords })}
        >
          {(keyword, at, change) => (
            <div className="grid gap-3 pb-2 sm:grid-cols-2">
              <LineField
                label={ideaName(at + 1)}
                maxLength={120}
                value={keyword.idea}
                error={problemAt(problems, 'keywords', at, 'idea')}
                onText={(text) => change({ ...keyword, idea: text })}
              />
              <WordsField
                label={wordsName(at + 1)}
                hint={t`One a line; any of them will do.`}
                words={keyword.any}
                error={problemAt(problems, 'keywords', at, 'any')}
                onChange={(any) => change({ ...keyword, any })}
              />
            </div>
          )}
        </RowList>
      </div>
      <NumberField
        label={t`So many ideas make a full answer`}
        hint={t`Empty: all of them`}
        isOptional
        min={1}
        max={question.keywords.length}
        step={1}
        value={question.needed}
        error={problemAt(problems, 'needed')}
        onChange={(needed) => onChange({ ...question, needed })}
        className="max-w-80"
      />
      <TextArea
        label={t`A good answer`}
        hint={t`Learners see it once theirs is final.`}
        maxLength={4000}
        value={question.sample_answer}
        error={problemAt(problems, 'sample_answer')}
        onChange={(event) => onChange({ ...question, sample_answer: event.target.value })}
      />
      <TextArea
        label={t`Rubric`}
        hint={t`How a person, or the assistant, should mark it. Learners don't see it.`}
        isOptional
        maxLength={4000}
        value={question.rubric ?? ''}
        onChange={(event) => onChange({ ...question, rubric: orNothing(event.target.value) })}
      />
    </div>
  );
}

const ideaName = (number: number) => t`Idea ${number}`;
const wordsName = (number: number) => t`Words for idea ${number}`;
