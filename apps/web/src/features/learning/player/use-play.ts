import type { ContentDetail, ContentProgress } from '@snapwell/contract/learning/content.schemas';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveVisit } from '../progress/progress-storage.ts';
import { isReportWaiting, repeatCompletion, reportCompletion, reportProgress } from '../progress/progress-outbox.ts';
import { readPosition, STRANGER, writePosition, type StoredPosition } from '../progress/reading-positions.ts';
import { useContentFunnel } from './content-funnel.ts';
import type { ReadingPosition } from './player.ts';

/** Positions are saved at most this often while somebody reads; leaving the page saves at once. */
const SAVE_EVERY_MS = 2_000;

export interface Play extends Pick<PlayState, 'start' | 'furthest' | 'isCompleted'> {
  report(at: ReadingPosition & { score?: number }): void;
}

interface PlaybackInput {
  readonly uid: string;
  readonly orgId: string;
  readonly content: ContentDetail;
  /** What has to be there before this device's memory may change what is shown; without it nothing is shown before. */
  readonly shownWith?: (() => Promise<unknown>) | undefined;
}

/**
 * Follows a learner through an item: `stepPlay` decides, this carries it out. The item is the same for as long as
 * this lives (its screen is made anew for each), whatever the server says later.
 */
export function usePlay({ uid, orgId, content, shownWith }: PlaybackInput): Play {
  const { id: contentId, progress, completes_at: completesAt } = content;
  const of = { uid, orgId, contentId };
  const [rule] = useState({ completesAt, progress });
  const [state, setState] = useState(() => beginPlay(rule, { isShown: shownWith !== undefined }));
  /** The state between two renderings: several events may come before the next. */
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const funnel = useContentFunnel(contentId, uid === STRANGER);

  const dispatch = (event: PlayEvent) => {
    const { state: next, effects } = stepPlay(latest.current, event, rule);
    latest.current = next;
    setState(next);
    for (const effect of effects) carryOut(effect);
  };
  const carryOut = (effect: PlayEffect) => {
    const at = new Date().toISOString();
    switch (effect.type) {
      case 'save-soon':
        timer.current ??= setTimeout(() => dispatch({ type: 'save-due' }), SAVE_EVERY_MS);
        return;
      case 'save': {
        clearTimeout(timer.current);
        timer.current = undefined;
        const { position, isCompleted } = effect;
        void writePosition(of, { ...position, isCompleted }).catch(() => undefined);
        void reportProgress(of, { ...position, at });
        // The progress cache is of people (spec §9).
        if (uid !== STRANGER)
          saveVisit(uid, orgId, visitOf(content), { is_completed: isCompleted, progress: position.furthest });
        return;
      }
      case 'complete': {
        const { furthest, score } = effect;
        funnel.noteCompletion();
        void reportCompletion(of, { furthest, at, ...(score !== undefined && { score }) });
      }
    }
  };

  const begin = useEffectEvent(async (isGone: () => boolean) => {
    const [known, isWaiting] = await Promise.all([
      readPosition(of).catch(() => undefined),
      isReportWaiting(of),
      shownWith?.(),
    ]);
    // In a transition: a rendered page that has not been taken over yet would be drawn in one long task.
    if (!isGone()) startTransition(() => dispatch({ type: 'device-read', known, isWaiting }));
  });
  const leave = useEffectEvent(() => dispatch({ type: 'save-due' }));
  useEffect(() => {
    let isGone = false;
    void begin(() => isGone);
    const onLeave = () => leave();
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  const paysInMs = progress.pays_in_ms;
  useEffect(() => {
    if (paysInMs !== null) repeatCompletion({ uid, orgId, contentId }, paysInMs);
  }, [uid, orgId, contentId, paysInMs]);

  const { start, furthest, isCompleted } = state;
  return {
    start,
    furthest,
    isCompleted,
    report({ score, ...to }) {
      funnel.noteInteraction();
      dispatch({ type: 'moved', to, score });
    },
  };
}

function visitOf({ id, title, module, chapter }: ContentDetail) {
  return {
    content_id: id,
    content_title: title,
    module_id: module?.id ?? '',
    module_title: module?.title ?? '',
    chapter_id: chapter?.id ?? '',
    last_visited: Date.now(),
  };
}

/** Where a learner is in an item. */
interface PlayState {
  /** Where the player goes on; null until this device's own memory was read, where that is waited for. */
  readonly start: ReadingPosition | null;
  readonly furthest: number;
  readonly isCompleted: boolean;
  /** Where they are, until it is saved. */
  readonly unsaved: ReadingPosition | null;
}

export type PlayEvent =
  /** What this device knows of the item, and whether it has something of it to send. */
  | { readonly type: 'device-read'; readonly known: StoredPosition | undefined; readonly isWaiting: boolean }
  | { readonly type: 'moved'; readonly to: ReadingPosition; readonly score?: number | undefined }
  /** The page is left, or it was long enough since the last time. */
  | { readonly type: 'save-due' };

type PlayEffect =
  | { readonly type: 'save-soon' }
  | { readonly type: 'save'; readonly position: ReadingPosition; readonly isCompleted: boolean }
  | { readonly type: 'complete'; readonly furthest: number; readonly score?: number | undefined };

/** What the item says of itself: its rule, and what the server knew when it was opened. */
export interface PlayRule {
  /** How much must be behind a learner; null where another feature decides. */
  readonly completesAt: number | null;
  readonly progress: Pick<ContentProgress, 'furthest' | 'place' | 'is_completed'>;
}

interface PlayStep {
  readonly state: PlayState;
  readonly effects: readonly PlayEffect[];
}

/** `isShown`: the item is in view before this device's memory was read, as on a page that came as HTML. */
export const beginPlay = ({ progress }: PlayRule, { isShown } = { isShown: false }): PlayState => ({
  start: isShown ? { furthest: progress.furthest, place: progress.place } : null,
  furthest: progress.furthest,
  isCompleted: progress.is_completed,
  unsaved: null,
});

/** What an event makes of an item that is being played, and what is to be done about it. Pure. */
export function stepPlay(state: PlayState, event: PlayEvent, rule: PlayRule): PlayStep {
  switch (event.type) {
    case 'device-read':
      return begin(state, event, rule);
    case 'moved':
      return move(state, event, rule);
    case 'save-due': {
      const { unsaved, isCompleted } = state;
      if (!unsaved) return { state, effects: [] };
      return { state: { ...state, unsaved: null }, effects: [{ type: 'save', position: unsaved, isCompleted }] };
    }
  }
}

function begin(
  state: PlayState,
  { known, isWaiting }: Extract<PlayEvent, { type: 'device-read' }>,
  rule: PlayRule,
): PlayStep {
  const { progress } = rule;
  const isCompleted = state.isCompleted || (known?.isCompleted ?? false);
  // What was completed is begun anew when it is opened again.
  if (isCompleted)
    return { state: { ...state, isCompleted, furthest: 1, start: { furthest: 1, place: {} } }, effects: [] };
  // Equally far, the device knows better as long as it has something to tell.
  const isAhead = known && (known.furthest > progress.furthest || (known.furthest === progress.furthest && isWaiting));
  const { furthest, place } = isAhead ? known : progress;
  const begun = {
    ...state,
    furthest: Math.max(state.furthest, furthest),
    start: state.start && !isAhead ? state.start : { furthest, place },
  };
  // What the last page had no time to send is sent now; the server takes it once.
  return known && known.furthest > progress.furthest
    ? move(begun, { type: 'moved', to: { furthest, place } }, rule)
    : { state: begun, effects: [] };
}

function move(
  state: PlayState,
  { to, score }: Extract<PlayEvent, { type: 'moved' }>,
  { completesAt }: PlayRule,
): PlayStep {
  if (state.isCompleted) return { state, effects: [] };
  const furthest = Math.max(state.furthest, to.furthest);
  if (completesAt === null || to.furthest < completesAt)
    return { state: { ...state, furthest, unsaved: to }, effects: [{ type: 'save-soon' }] };
  return {
    state: { ...state, furthest, isCompleted: true, unsaved: null },
    effects: [
      { type: 'save', position: to, isCompleted: true },
      { type: 'complete', furthest: to.furthest, score },
    ],
  };
}
