import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { AddedFinding } from './audit.ts';
import type { AuditRule, ChartLine } from './audit-schema.ts';

interface AddFindingDialogProps {
  line: ChartLine | null;
  rules: readonly AuditRule[];
  onAdd: (finding: Omit<AddedFinding, 'id'>) => void;
  onClose: () => void;
}

/** Marks words of a line oneself, and says which rule they do not meet. */
export function AddFindingDialog({ line, ...rest }: AddFindingDialogProps) {
  return line && <OpenDialog key={line.id} line={line} {...rest} />;
}

function OpenDialog({ line, rules, onAdd, onClose }: AddFindingDialogProps & { line: ChartLine }) {
  const [ruleId, setRuleId] = useState<string | null>(null);
  const [part, setPart] = useState(0);
  const [note, setNote] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const parts = partsOf(line.text);
  const add = () => {
    if (ruleId === null) return;
    onAdd({ ruleId, line: line.id, mark: parts[part]!, note: note.trim() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Mark it yourself`}
      description={t`Which words, and which rule they don't meet.`}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton size="sm" disabled={ruleId === null} onClick={add}>
            {t`Add finding`}
          </SnapButton>
        </>
      }
    >
      <div className="grid gap-5 pb-1">
        <fieldset lang={CONTENT_LANGUAGE} className="grid gap-1.5">
          <legend className="mb-2 text-sm font-semibold">{t`The words`}</legend>
          {parts.map((words, at) => (
            <label
              key={words}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong px-3 py-2 text-sm has-checked:border-ember has-checked:bg-ember-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
            >
              <input
                ref={at === 0 ? first : undefined}
                type="radio"
                name="words"
                checked={part === at}
                onChange={() => setPart(at)}
                className="accent-ember"
              />
              {words}
            </label>
          ))}
        </fieldset>
        <Select
          label={t`The rule`}
          placeholder={t`Choose a rule`}
          options={rules.map(({ id, title }, at) => ({ value: id, label: `${at + 1}. ${title}` }))}
          value={ruleId}
          onChange={setRuleId}
        />
        <TextField
          label={t`A note for the report`}
          isOptional
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}

/** What of a line may be marked: its sentences, and all of it. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?”])\s+(?=[A-Z“])/);
  return sentences.length > 1 ? [...sentences, text] : [text];
}
