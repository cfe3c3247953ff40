import { t } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { ItemMedia } from '../item-editor.ts';

/** What is told to whatever puts something into a text. */
export interface InsertProps {
  editor: Editor;
  media: ItemMedia;
  onClose: () => void;
}

interface InsertFormProps {
  title: string;
  /** What its button says; 'Insert' when nothing is given. */
  act?: string;
  canInsert: boolean;
  onInsert: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for what comes into the text. */
export function InsertForm({ title, act, canInsert, onInsert, onClose, children }: InsertFormProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form
        className="grid gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!canInsert) return;
          onInsert();
          onClose();
        }}
      >
        {children}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton size="sm" type="submit" disabled={!canInsert}>
            {act ?? t`Insert`}
          </SnapButton>
        </div>
      </form>
    </Dialog>
  );
}
