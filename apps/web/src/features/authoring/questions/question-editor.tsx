import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type QuestionType, questionTypeNames } from '@snapwell/contract/quizzes/question-types';
import { type TaughtLesson, withChanges, type WritingFinding } from '@snapwell/contract/library/writing-rules/finding';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { findingsAt, problemAt, type QuestionEditing } from './editing.ts';
import { KINDS } from './kinds.ts';
import { inType, losesText } from './new-question.ts';
import { QuestionHeadFields } from './question-head-fields.tsx';
import { CategoriesEditor, MatchingEditor, OrderingEditor } from './types/arrangement-editors.tsx';
import { CalculatedEditor } from './types/calculated-editor.tsx';
import { ChoiceEditor } from './types/choice-editor.tsx';
import { FieldProblem } from './types/fields.tsx';
import { FillInEditor } from './types/fill-in-editor.tsx';
import { HotspotEditor, ImageChoiceEditor } from './types/picture-editors.tsx';
import { NumericEditor, ShortTextEditor, TrueFalseEditor } from './types/written-editors.tsx';
import { NotedLine } from './writing-note.tsx';

/** The table of editors, by type of question. */
const editors: { readonly [T in QuestionType]: ComponentType<QuestionEditing<T>> } = {
  single_choice: ChoiceEditor,
  multiple_choice: ChoiceEditor,
  true_false: TrueFalseEditor,
  ordering: OrderingEditor,
  matching: MatchingEditor,
  categories: CategoriesEditor,
  fill_in_the_blank: FillInEditor,
  numeric: NumericEditor,
  calculated: CalculatedEditor,
  image_hotspot: HotspotEditor,
  image_choice: ImageChoiceEditor,
  short_text: ShortTextEditor,
};

interface QuestionEditorProps extends QuestionEditing {
  lessons: readonly TaughtLesson[];
}

/** One question: what it asks, what is right, why, and what would make it better, each at its line. */
export function QuestionEditor({ lessons, ...editing }: QuestionEditorProps) {
  const { question, onChange, findings, problems } = editing;
  // One cast: an editor gets the question of its own type.
  const Editor = editors[question.type] as unknown as ComponentType<QuestionEditing>;
  const use = ({ suggestion }: WritingFinding) => onChange(withChanges(question, suggestion!.changes));
  const ofPrompt = findingsAt(findings, 'prompt');
  return (
    <div className="@container grid gap-6">
      <Finding findings={findings} isEmpty={question.prompt.trim() === ''} />
      <NotedLine
        findings={ofPrompt}
        onUse={use}
        fine={
          question.prompt.trim() !== '' && (
            <p className="flex items-center gap-1.5 self-end text-sm font-semibold text-leaf-ink">
              <Check className="size-4" aria-hidden="true" /> {t`Clear, without a ‘not’`}
            </p>
          )
        }
      >
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <TypeChoice question={question} onChange={onChange} />
        </div>
        <textarea
          aria-label={t`Question`}
          rows={2}
          value={question.prompt}
          maxLength={4000}
          aria-invalid={problemAt(problems, 'prompt') ? true : undefined}
          placeholder={t`Somebody, somewhere, something happens. What is asked?`}
          onChange={(event) => onChange({ ...question, prompt: event.target.value })}
          className="field-sizing-content min-h-24 w-full resize-none rounded-lg border-[1.5px] border-line-strong bg-surface p-4 font-display text-lg leading-snug font-bold placeholder:font-normal placeholder:text-ink-3 sm:p-5"
        />
        <FieldProblem>{problemAt(problems, 'prompt')}</FieldProblem>
      </NotedLine>
      <Editor key={`${question.id}/${question.type}`} {...editing} />
      <QuestionHeadFields {...editing} lessons={lessons} />
    </div>
  );
}

/** Words for small numbers, as one says them. */
function Finding({ findings, isEmpty }: { findings: readonly WritingFinding[]; isEmpty: boolean }) {
  const count = findings.length;
  const share = Math.max(0, 100 - count * (100 / 6));
  return (
    <header className="flex items-center gap-4">
      <ProgressRing value={isEmpty ? 0 : share} size={64} tone={count > 0 ? 'snap' : 'leaf'}>
        {count > 0 ? count : <Check className="size-6 text-leaf-ink" aria-hidden="true" />}
      </ProgressRing>
      <div>
        <h2 className="text-2xl leading-tight">
          {isEmpty
            ? t`What do you want to know?`
            : count === 0
              ? t`Nothing would make it better.`
              : plural(count, {
                  one: 'One thing would make it better.',
                  other: '# things would make it better.',
                })}
        </h2>
        <p className="text-ink-2">
          {isEmpty
            ? t`Write a case and what is asked.`
            : count === 0
              ? t`As far as rules can see. Have somebody read it.`
              : t`It can go out as it is. Each note is about one line.`}
        </p>
      </div>
    </header>
  );
}

function TypeChoice({ question, onChange }: Pick<QuestionEditing, 'question' | 'onChange'>) {
  const [asked, setAsked] = useState<QuestionType | null>(null);
  const { icon: Icon, label } = KINDS[question.type];
  const choose = (type: QuestionType) => {
    if (losesText(question, type)) setAsked(type);
    else onChange(inType(question, type));
  };
  return (
    <>
      <Chip tone="leaf">
        <Icon aria-hidden="true" /> {i18n._(label)}
      </Chip>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" size="sm" className="text-leaf-ink">
            {t`Change the kind`} <ChevronDown className="size-4" aria-hidden="true" />
          </Button>
        }
      >
        {questionTypeNames.map((type) => {
          const { icon: TypeIcon, label: name, detail } = KINDS[type];
          return (
            <MenuItem
              key={type}
              icon={<TypeIcon className="size-5" aria-hidden="true" />}
              isCurrent={type === question.type}
              onSelect={() => choose(type)}
            >
              <span className="grid">
                {i18n._(name)}
                <small className="text-xs text-ink-3">{i18n._(detail)}</small>
              </span>
            </MenuItem>
          );
        })}
      </Menu>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t`Change the kind?`}
        description={t`Some of what you wrote has no place in the other kind and would be lost.`}
        footer={
          <>
            <Button size="lg" onClick={() => setAsked(null)}>{t`Cancel`}</Button>
            <SnapButton
              onClick={() => {
                onChange(inType(question, asked!));
                setAsked(null);
              }}
            >
              {t`Change it`}
            </SnapButton>
          </>
        }
      />
    </>
  );
}
