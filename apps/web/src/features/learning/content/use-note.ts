import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeNote } from '../learning.queries.ts';

/** A pause in typing that is long enough to save. */
const PAUSE_MS = 1000;

export interface Note {
  readonly text: string;
  readonly state: 'saved' | 'unsaved' | 'failed';
  write(text: string): void;
  /** Saves what is not saved yet, now. */
  save(): void;
}

/** A note that saves itself while it is written. `saved` is what the server has. */
export function useNote(orgId: string, contentId: string, saved: string): Note {
  const [text, setText] = useState(saved);
  const [sent, setSent] = useState(saved);
  const saving = useMutation(writeNote(orgId, contentId));
  const save = () => {
    if (text !== sent && !saving.isPending) saving.mutate(text, { onSuccess: () => setSent(text) });
  };
  const saveAfterPause = useEffectEvent(save);
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(saveAfterPause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);
  return {
    text,
    state: text === sent ? 'saved' : saving.isError ? 'failed' : 'unsaved',
    write: setText,
    save,
  };
}
