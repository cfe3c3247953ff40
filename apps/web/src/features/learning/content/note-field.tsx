import { t } from '@lingui/core/macro';
import { NOTE_LENGTH } from '@snapwell/contract/learning/learning.limits';
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { type Note, useNote } from './use-note.ts';

/** The learner's own note on an item, below it: a line to open it, or the note itself where there is one. */
export function NoteField({ orgId, contentId, text: saved }: { orgId: string; contentId: string; text: string }) {
  const note = useNote(orgId, contentId, saved);
  const [isOpen, setOpen] = useState(saved !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  // Opened by its button, it is to be written into at once.
  useEffect(() => {
    if (isOpen && saved === '') field.current?.focus();
  }, [isOpen, saved]);
  if (!isOpen) {
    return (
      <Button variant="ghost" className="mt-8 -ml-4 print:hidden" onClick={() => setOpen(true)}>
        <NotebookPen className="size-5" aria-hidden="true" /> {t`Write a note`}
      </Button>
    );
  }
  return (
    <div className="mt-10 border-t border-line pt-6">
      <TextArea
        label={t`Your note`}
        hint={hintOf(note)}
        value={note.text}
        maxLength={NOTE_LENGTH}
        ref={field}
        onChange={(event) => note.write(event.currentTarget.value)}
        onBlur={note.save}
      />
    </div>
  );
}

function hintOf({ state, text }: Note): string {
  if (state === 'failed') return t`Not saved yet. We’ll try again when you keep writing or leave the field.`;
  if (state === 'unsaved') return t`Saving …`;
  return text === '' ? t`Only you see it. It saves as you write.` : t`Saved. Only you see it.`;
}
