import { t } from '@lingui/core/macro';
import { Redo2, Undo2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import type { Editing } from './use-editing.ts';

interface EditorFrameProps {
  label: string;
  editing: Pick<Editing<unknown>, 'undo' | 'redo' | 'said'>;
  /** Beside undo and redo. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an editor: undo and redo, by button and by key, and what was done last in words. */
export function EditorFrame({ label, editing: { undo, redo, said }, actions, children }: EditorFrameProps) {
  const press = (event: KeyboardEvent) => {
    const isRedo = event.key === 'y' || (event.key === 'Z' && event.shiftKey);
    const isUndo = event.key === 'z';
    const act = isUndo ? undo : redo;
    // In a field the browser takes back what was typed there. An editor within another is asked first.
    if (!act || !(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo)) return;
    if (isTextField(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div role="group" aria-label={label} onKeyDown={press} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <div className="-mb-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
        {actions}
        <output className="ms-auto min-w-0 truncate text-sm text-ink-2">{said}</output>
        <span className="flex">
          <IconButton label={t`Undo`} aria-disabled={!undo} onClick={() => undo?.()}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Redo`} aria-disabled={!redo} onClick={() => redo?.()}>
            <Redo2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {children}
    </div>
  );
}

function isTextField(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'range', 'button'].includes(target.type);
}

/** A part of an editor under its heading. */
export function EditorSection({
  title,
  hint,
  problem,
  actions,
  children,
}: {
  title: string;
  hint?: ReactNode;
  problem?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div role="group" aria-label={title} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        {actions}
      </div>
      {hint && <p className="-mt-2 text-sm text-ink-2">{hint}</p>}
      {problem && (
        <p role="alert" className="text-sm font-semibold text-berry-ink">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
