import type { AuthorItem, DraftProblem, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { mergeDrafts } from '@snapwell/contract/library/merge-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { authoringKeys } from '../authoring.queries.ts';
import { deliverDraft } from './draft-outbox.ts';

/** A pause in typing that is long enough to save. */
const PAUSE_MS = 800;
/** While the server is out of reach. */
const RETRY_MS = 5_000;

/** `stored`: on this device only. `conflict`: somebody else changed the same words. */
export type DraftState = 'saved' | 'writing' | 'stored' | 'conflict';

export interface Draft extends DraftText {
  readonly revision: number;
  readonly problems: readonly DraftProblem[];
  readonly state: DraftState;
  readonly savedAt: string | null;
  /** Grows when the text has changed otherwise than by writing here: editors then read it anew. */
  readonly generation: number;
  change(next: Partial<DraftText>): void;
  /** Saves what is not saved yet; resolves when the server has it. */
  flush(): Promise<number>;
  /** Goes on from what the server has. `mine` puts this window's text over it. */
  resolve(server: AuthorItem, mine: boolean): void;
}

interface WrittenText {
  readonly text: DraftText;
  /** The last text that the server and this window agree on. */
  readonly agreed: DraftText;
  readonly revision: number;
}

const textOf = ({ head, body }: DraftText): DraftText => ({ head, body });

/** The text of an item while it is written: it saves itself, and merges what others save. */
export function useDraft(orgId: string, item: AuthorItem, waiting: DraftText | null): Draft {
  const queryClient = useQueryClient();
  const [editor] = useState(() => crypto.randomUUID());
  const [begun] = useState<WrittenText>(() => {
    const agreed = textOf(item);
    return { text: waiting ? textOf(waiting) : agreed, agreed, revision: item.revision };
  });
  /** The newest, also between two renderings. */
  const latest = useRef(begun);
  const [written, setWritten] = useState(begun);
  const [problems, setProblems] = useState<readonly DraftProblem[]>(item.problems);
  const [savedAt, setSavedAt] = useState(item.changed_at);
  const [failure, setFailure] = useState<'stored' | 'conflict' | null>(null);
  const [generation, setGeneration] = useState(0);
  const running = useRef<Promise<unknown> | null>(null);

  const put = (next: WrittenText) => {
    latest.current = next;
    setWritten(next);
  };
  const isChanged = () => latest.current.text !== latest.current.agreed;

  const save = async (): Promise<void> => {
    const { text, revision, agreed } = latest.current;
    if (text === agreed) return;
    try {
      const saved = await deliverDraft({ orgId, contentId: item.id, editor, revision, ...text });
      const now = latest.current.text;
      const theirs = saved.is_merged ? textOf(saved) : text;
      // What was typed while this was on its way goes on top of what came back.
      const next = now === text ? theirs : mergeDrafts(text, now, theirs).value;
      const isOnlyHere = !saved.is_merged;
      put({ text: isOnlyHere ? now : next, agreed: isOnlyHere ? text : theirs, revision: saved.revision });
      if (saved.is_merged) setGeneration((n) => n + 1);
      setProblems(saved.problems);
      setSavedAt(saved.changed_at);
      setFailure(null);
      if (item.revision === 0) void queryClient.invalidateQueries({ queryKey: authoringKeys.tree(orgId) });
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'draft_conflict' ? 'conflict' : 'stored');
      throw error;
    }
  };
  /** One after another: each save rests on the one before. */
  const run = async (): Promise<void> => {
    while (running.current) await running.current.catch(() => undefined);
    const saving = save();
    running.current = saving;
    try {
      await saving;
    } finally {
      running.current = null;
    }
  };
  const saveAfterPause = useEffectEvent(() => void run().catch(() => undefined));
  const isWriting = written.text !== written.agreed;
  useEffect(() => {
    if (written.text === written.agreed || failure === 'conflict') return undefined;
    const timer = setTimeout(saveAfterPause, failure ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, failure]);
  // Left at once: what is not saved yet is stored on the device before the page is gone.
  const saveNow = useEffectEvent(() => {
    if (isChanged() && !running.current) saveAfterPause();
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  return {
    ...written.text,
    revision: written.revision,
    problems,
    savedAt,
    generation,
    state: failure ?? (isWriting ? 'writing' : 'saved'),
    change: (next) => put({ ...latest.current, text: { ...latest.current.text, ...next } }),
    async flush() {
      while (isChanged()) await run();
      return latest.current.revision;
    },
    resolve(server, mine) {
      const agreed = textOf(server);
      put({ text: mine ? { ...latest.current.text } : agreed, agreed, revision: server.revision });
      setProblems(server.problems);
      setFailure(null);
      setGeneration((n) => n + 1);
    },
  };
}
