import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveVisit } from '../progress/progress-storage.ts';
import { isReportWaiting, repeatCompletion, reportCompletion, reportProgress } from '../progress/progress-outbox.ts';
import { readPosition, STRANGER, writePosition } from '../progress/reading-positions.ts';
import { useContentFunnel } from './content-funnel.ts';
import { beginPlay, type PlayEffect, type PlayEvent, type PlayState, stepPlay } from './play-state.ts';
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
 * Follows a learner through an item: `play-state.ts` decides, this carries it out. The item is the same for as long as
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
