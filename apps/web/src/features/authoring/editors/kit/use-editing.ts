import { t } from '@lingui/core/macro';
import { useLayoutEffect, useState } from 'react';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { type ChangeStep, type Cursor, cursorOn } from './cursor.ts';
import { emptyHistory, isOwn, redone, remember, undone } from './history.ts';

export interface Editing<Body> {
  readonly root: Cursor<Body>;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** The last act in words: 'Card removed'. */
  readonly said: string;
}

/** A body that is being edited: a cursor on it, and what was before. */
export function useEditing<Body>({
  body,
  onChange,
  problems,
}: Pick<ItemEditorProps<Body>, 'body' | 'onChange' | 'problems'>): Editing<Body> {
  const [latest] = useState(() => latestOf({ body, onChange }));
  useLayoutEffect(() => latest.put({ body, onChange }));
  const [history, setHistory] = useState(() => emptyHistory(body));
  const [said, setSaid] = useState('');

  const send = (next: Body) => {
    const { onChange: tell } = latest.get();
    latest.put({ body: next, onChange: tell });
    tell(next);
  };
  const update = (change: (now: Body) => Body, step: ChangeStep) => {
    const before = latest.get().body;
    const after = change(before);
    if (after === before) return;
    setHistory((known) => remember(known, { before, after, step }));
    setSaid(step.act ?? '');
    send(after);
  };
  const go = (next: typeof history, words: string) => {
    setHistory(next);
    setSaid(words);
    send(next.shown);
  };
  const isMine = isOwn(history, body);
  return {
    root: cursorOn(body, update, problems),
    undo: isMine && history.past.length > 0 ? () => go(undone(history), t`Undone.`) : null,
    redo: isMine && history.future.length > 0 ? () => go(redone(history), t`Redone.`) : null,
    said,
  };
}

/** What is true now, also for a change that was begun earlier: an upload that took its time. */
function latestOf<T>(first: T) {
  let value = first;
  return {
    get: () => value,
    put: (next: T) => {
      value = next;
    },
  };
}
