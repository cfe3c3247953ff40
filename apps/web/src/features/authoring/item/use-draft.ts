import { t } from '@lingui/core/macro';
import { getAuthorItem } from '@snapwell/contract/library/authoring.endpoints';
import type { AuthorItem, DraftProblem, DraftText, SavedDraft } from '@snapwell/contract/library/authoring.schemas';
import { mergeDrafts } from '@snapwell/contract/library/merge-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/http/api.ts';
import { notify } from '#ui/feedback/notify.tsx';
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
  /** This window, as others hear of it. */
  readonly editor: string;
  /** Reads what others have saved, with what is written here on top. */
  takeIn(revision: number): Promise<void>;
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
  /** As whom this window saves: another one where the server must not take the text for one it has answered before. */
  const savesAs = useRef(editor);

  const put = (next: WrittenText) => {
    latest.current = next;
    setWritten(next);
  };
  const isChanged = () => latest.current.text !== latest.current.agreed;

  const save = async (): Promise<void> => {
    const { text, revision, agreed } = latest.current;
    if (text === agreed) return;
    try {
      const saved = await deliverDraft({ orgId, contentId: item.id, editor: savesAs.current, revision, ...text });
      const next = afterSave(text, latest.current.text, saved);
      // Typed where somebody else had written: the next save, from where both began, tells and asks.
      savesAs.current = next ? editor : crypto.randomUUID();
      put(next ?? { text: latest.current.text, agreed: text, revision });
      if (!next) return;
      if (saved.is_merged) {
        setGeneration((n) => n + 1);
        tellMerged(item.id);
      }
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
  const saveNow = () => {
    if (isChanged() && !running.current) saveAfterPause();
  };
  useWhenLeft(saveNow);

  return {
    ...written.text,
    revision: written.revision,
    editor,
    problems,
    savedAt,
    generation,
    state: failure ?? (isWriting ? 'writing' : 'saved'),
    change: (next) => put({ ...latest.current, text: { ...latest.current.text, ...next } }),
    async takeIn(revision) {
      while (running.current) await running.current.catch(() => undefined);
      if (latest.current.revision >= revision) return;
      const server = await readItem(orgId, item.id).catch(() => null);
      const { text, agreed, revision: known } = latest.current;
      if (!server || known >= server.revision || running.current) return;
      const theirs = textOf(server);
      const merged = mergeDrafts(agreed, text, theirs);
      // The same words on both sides: the next save tells, and asks.
      if (merged.conflicts.length > 0) return;
      put({ text: text === agreed ? theirs : merged.value, agreed: theirs, revision: server.revision });
      setProblems(server.problems);
      setSavedAt(server.changed_at);
      setGeneration((n) => n + 1);
    },
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

const readItem = (orgId: string, contentId: string) =>
  call(getAuthorItem, { params: { orgId, contentId } }, { isCacheSkipped: true });

/** What came back with what was typed meanwhile on top of it; null where both are in the same words. */
function afterSave(sent: DraftText, now: DraftText, saved: SavedDraft): WrittenText | null {
  const agreed = saved.is_merged ? textOf(saved) : sent;
  const { value, conflicts } = mergeDrafts(sent, now, agreed);
  return conflicts.length > 0 ? null : { text: now === sent ? agreed : value, agreed, revision: saved.revision };
}

/** Says that the text holds what somebody else wrote as well. */
function tellMerged(contentId: string): void {
  notify('info', t`Somebody else saved too`, {
    id: `merged-${contentId}`,
    sound: null,
    detail: t`What you both wrote is in the text now. The history has each as it was.`,
  });
}

/** Does something whenever the page is hidden, left or taken away. */
function useWhenLeft(act: () => void): void {
  const onLeft = useEffectEvent(act);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && onLeft();
    const onPageHide = () => onLeft();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onPageHide);
      onLeft();
    };
  }, []);
}
