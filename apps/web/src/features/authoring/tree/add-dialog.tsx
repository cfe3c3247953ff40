import { t } from '@lingui/core/macro';
import { type ContentKind, contentKindNames } from '@snapwell/contract/catalogue/content-kind';
import type { TreeAct } from '@snapwell/contract/library/authoring.schemas';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { KindLook } from '../authoring.queries.ts';

/** What is added or renamed. */
export type Adding =
  | { readonly what: 'module' }
  | { readonly what: 'chapter'; readonly moduleId: string }
  | { readonly what: 'item'; readonly module_id: string; readonly chapter_id: string }
  | { readonly what: 'rename-module'; readonly id: string; readonly title: string }
  | {
      readonly what: 'rename-chapter';
      readonly module_id: string;
      readonly chapter_id: string;
      readonly title: string;
    };

interface AddDialogProps {
  adding: Adding;
  look: KindLook;
  onAdd: (act: TreeAct) => void;
  onClose: () => void;
}

/** Asks for a title, and of an item for its kind. */
export function AddDialog({ adding, look, onAdd, onClose }: AddDialogProps) {
  const [title, setTitle] = useState('title' in adding ? adding.title : '');
  const [kind, setKind] = useState<ContentKind>('article');
  const add = () => {
    onAdd(actOf(adding, title.trim(), kind));
    onClose();
  };
  const titles = {
    module: t`Add a module`,
    chapter: t`Add a chapter`,
    item: t`Add an item`,
    'rename-module': t`Rename the module`,
    'rename-chapter': t`Rename the chapter`,
  };
  const isNew = !('title' in adding);
  return (
    <Dialog isOpen onClose={onClose} title={titles[adding.what]} size="sm">
      <form
        className="grid gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim()) add();
        }}
      >
        {adding.what === 'item' && (
          <Select
            label={t`Kind`}
            options={contentKindNames.map((value) => ({ value, label: look.name(value) }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <TextField label={t`Title`} maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton size="sm" type="submit" disabled={!title.trim()}>
            {isNew ? t`Add` : t`Rename`}
          </SnapButton>
        </div>
      </form>
    </Dialog>
  );
}

function actOf(adding: Adding, title: string, kind: ContentKind): TreeAct {
  switch (adding.what) {
    case 'module':
      return { act: 'add_module', title, before: null };
    case 'chapter':
      return { act: 'add_chapter', module_id: adding.moduleId, title, before: null };
    case 'item':
      return {
        act: 'add_item',
        module_id: adding.module_id,
        chapter_id: adding.chapter_id,
        kind,
        title,
        before: null,
      };
    case 'rename-module':
      return { act: 'edit_module', id: adding.id, title };
    default:
      return { act: 'edit_chapter', module_id: adding.module_id, chapter_id: adding.chapter_id, title };
  }
}
