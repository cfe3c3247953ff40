import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { InsertForm } from './insert-form.tsx';
import { emptyOption, type WrittenOption, type WrittenQuestion } from './question-source.ts';

const MOST_OPTIONS = 6;

interface QuestionFormProps {
  /** The question that is changed; null writes a new one. */
  question: WrittenQuestion | null;
  onWritten: (question: WrittenQuestion) => void;
  onClose: () => void;
}

/** Writes a question that stands in a text. */
export function QuestionForm({ question, onWritten, onClose }: QuestionFormProps) {
  const [prompt, setPrompt] = useState(question?.prompt ?? '');
  const [options, setOptions] = useState<readonly WrittenOption[]>(() => {
    const known = question?.options ?? [{ ...emptyOption, correct: true }];
    return [...known, emptyOption, emptyOption].slice(0, Math.max(2, known.length));
  });
  const change = (at: number, part: Partial<WrittenOption>) =>
    setOptions(options.with(at, { ...options[at]!, ...part }));
  const isWhole =
    prompt.trim() !== '' &&
    options.every(({ text }) => text.trim() !== '') &&
    options.filter(({ correct }) => correct).length === 1;
  return (
    <InsertForm
      title={t`Question in the text`}
      act={question ? t`Done` : t`Insert`}
      canInsert={isWhole}
      onInsert={() => onWritten({ prompt, options })}
      onClose={onClose}
    >
      <TextArea label={t`Question`} rows={2} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-2 text-sm font-semibold">{t`Answers; mark the right one`}</legend>
        {options.map(({ text, correct, why }, i) => (
          <div key={i} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
            <input
              type="radio"
              name="right"
              className="size-5 accent-leaf"
              aria-label={t`Answer ${i + 1} is right`}
              checked={correct}
              onChange={() => setOptions(options.map((option, at) => ({ ...option, correct: at === i })))}
            />
            <TextField
              label={t`Answer ${i + 1}`}
              isLabelHidden
              placeholder={t`Answer ${i + 1}`}
              value={text}
              onChange={({ target }) => change(i, { text: target.value })}
            />
            <IconButton
              label={t`Remove answer ${i + 1}`}
              disabled={options.length <= 2}
              onClick={() => setOptions(options.toSpliced(i, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
            <TextField
              className="col-start-2"
              label={t`Why answer ${i + 1} is or isn’t right`}
              isLabelHidden
              placeholder={t`Why it is or isn’t right (optional)`}
              value={why}
              onChange={({ target }) => change(i, { why: target.value })}
            />
          </div>
        ))}
      </fieldset>
      {options.length < MOST_OPTIONS && (
        <Button size="sm" className="justify-self-start" onClick={() => setOptions([...options, emptyOption])}>
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add an answer`}
        </Button>
      )}
    </InsertForm>
  );
}
