import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { blankNames } from '@snapwell/contract/quizzes/question-types/written';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { problemAt, type QuestionEditing } from '../editing.ts';
import { FieldProblem, NumberField, WordsField } from './fields.tsx';

/** A text with blanks, and what is right in each. */
export function FillInEditor({ question, onChange, problems }: QuestionEditing<'fill_in_the_blank'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const names = [...new Set(blankNames(question.text))];
  const setText = (text: string) => {
    // Answers of a blank that is just being retyped are not lost before the text is left.
    const blanks = { ...question.blanks };
    for (const name of blankNames(text)) blanks[name] ??= { accept: [''] };
    onChange({ ...question, text, blanks });
  };
  const dropUnnamed = () => {
    const blanks = Object.fromEntries(Object.entries(question.blanks).filter(([name]) => names.includes(name)));
    if (Object.keys(blanks).length < Object.keys(question.blanks).length) onChange({ ...question, blanks });
  };
  const insert = () => {
    const { selectionStart: from = question.text.length, selectionEnd: to = from } = field.current ?? {};
    const selected = question.text.slice(from, to).trim();
    const name = freeName(question.blanks);
    const blanks = { ...question.blanks, [name]: { accept: [selected] } };
    onChange({ ...question, blanks, text: `${question.text.slice(0, from)}{{${name}}}${question.text.slice(to)}` });
  };
  const isBank = question.bank !== undefined;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TextArea
          ref={field}
          label={t`Text with its blanks`}
          hint={t`Choose a word and press ‘Make a blank’, or write a name in double braces.`}
          maxLength={4000}
          value={question.text}
          error={
            problemAt(problems, 'text') ??
            problems.find(({ path }) => path[0] === 'blanks' && path.length === 1)?.message
          }
          onChange={(event) => setText(event.target.value)}
          onBlur={dropUnnamed}
        />
        <Button className="justify-self-start" onClick={insert}>
          <Plus className="size-4.5" aria-hidden="true" /> {t`Make a blank`}
        </Button>
      </div>
      {names.map((name) => (
        <BlankFields
          key={name}
          name={name}
          blank={question.blanks[name] ?? { accept: [] }}
          problem={problemAt(problems, 'blanks', name)}
          onChange={(blank) => onChange({ ...question, blanks: { ...question.blanks, [name]: blank } })}
        />
      ))}
      <Switch
        label={t`Words to choose from`}
        hint={t`A bank of words instead of typing`}
        isOn={isBank}
        onChange={(isOn) => onChange({ ...question, bank: isOn ? [] : undefined })}
      />
      {isBank && (
        <WordsField
          label={t`Further words in the bank`}
          hint={t`One a line. The right ones are there already.`}
          words={question.bank ?? []}
          onChange={(bank) => onChange({ ...question, bank })}
        />
      )}
    </div>
  );
}

function freeName(blanks: QuestionOf<'fill_in_the_blank'>['blanks']): string {
  for (let number = 1; ; number++) if (!(`blank-${number}` in blanks)) return `blank-${number}`;
}

type Blank = QuestionOf<'fill_in_the_blank'>['blanks'][string];

function BlankFields({
  name,
  blank,
  problem,
  onChange,
}: {
  name: string;
  blank: Blank;
  problem: string | undefined;
  onChange: (next: Blank) => void;
}) {
  const isNumber =
    blank.accept.length > 0 && blank.accept.every((text) => text !== '' && Number.isFinite(Number(text)));
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2">
      <legend className="float-left mb-1 font-semibold sm:col-span-2">
        <Trans>
          Blank <code>{name}</code>
        </Trans>
      </legend>
      <WordsField
        label={t`What counts as right in ${name}`}
        hint={t`One a line. Capitals and accents don't matter; * stands for any letters.`}
        words={blank.accept}
        onChange={(accept) => onChange({ ...blank, accept })}
      />
      <WordsField
        label={t`Wrong words to choose from in ${name}`}
        hint={t`With them it's chosen from a list.`}
        words={blank.others ?? []}
        onChange={(others) => onChange({ ...blank, others: others.length > 0 ? others : undefined })}
      />
      {(isNumber || blank.tolerance !== undefined) && (
        <NumberField
          label={t`May be off by, in ${name}`}
          isOptional
          min={0}
          value={blank.tolerance}
          onChange={(tolerance) => onChange({ ...blank, tolerance })}
        />
      )}
      <FieldProblem>{problem}</FieldProblem>
    </fieldset>
  );
}
