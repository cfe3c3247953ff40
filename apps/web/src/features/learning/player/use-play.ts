import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { report as send } from '../progress/outbox.ts';
import { countReports, readPlace, STRANGER, writePlace } from '../progress/outbox-store.ts';
import { repeatCompletion } from '../progress/repeat-completion.ts';
import { saveVisit } from '../progress/progress-storage.ts';
import { useContentFunnel } from './content-funnel.ts';
import type { ReadingPosition } from './player.ts';

/** Places are sent at most this often while somebody reads; leaving the page sends at once. */
const SEND_EVERY_MS = 2_000;

export interface Play {
  /** Where to go on; null until this device's own memory was read. */
  readonly start: ReadingPosition | null;
  readonly furthest: number;
  readonly isCompleted: boolean;
  report(at: ReadingPosition & { score?: number }): void;
}

interface PlaybackInput {
  readonly uid: string;
  readonly orgId: string;
  readonly content: ContentDetail;
}

/**
 * Follows a learner through an item: keeps each place safe on this device, has it sent, and completes the item by its
 * rule.
 */
export function usePlay({ uid, orgId, content }: PlaybackInput): Play {
  const { id: contentId, progress, completes_at: completesAt } = content;
  const [start, setStart] = useState<ReadingPosition | null>(null);
  const [furthest, setFurthest] = useState(progress.furthest);
  const [isCompleted, setCompleted] = useState(progress.is_completed);
  const latest = useRef<{
    place: ReadingPosition | null;
    timer: ReturnType<typeof setTimeout> | null;
    isCompleted: boolean;
  }>({
    place: null,
    timer: null,
    isCompleted: progress.is_completed,
  });

  const funnel = useContentFunnel(contentId, uid === STRANGER);

  const flush = () => {
    const { place, timer } = latest.current;
    if (timer) clearTimeout(timer);
    latest.current.timer = null;
    if (!place) return;
    latest.current.place = null;
    const of = { uid, orgId, contentId };
    const at = new Date().toISOString();
    void writePlace(of, { ...place, isCompleted: latest.current.isCompleted, at: Date.now() }).catch(() => undefined);
    void send({ ...of, type: 'progress', body: { ...place, at } }).catch(() => undefined);
  };

  const leaveNow = useEffectEvent(() => flush());
  useEffect(() => {
    const leave = () => leaveNow();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const report = ({ score, ...place }: ReadingPosition & { score?: number }) => {
    if (latest.current.isCompleted) return;
    latest.current.place = place;
    setFurthest((before) => Math.max(before, place.furthest));
    const isDone = completesAt !== null && place.furthest >= completesAt;
    // The progress cache is of people (spec §9).
    if (uid !== STRANGER) saveVisit(uid, orgId, visitOf(content), { is_completed: isDone, progress: place.furthest });
    if (!isDone) {
      latest.current.timer ??= setTimeout(flush, SEND_EVERY_MS);
      return;
    }
    latest.current.isCompleted = true;
    setCompleted(true);
    funnel.noteCompletion();
    flush();
    const body = { furthest: place.furthest, at: new Date().toISOString(), ...(score !== undefined && { score }) };
    void send({ uid, orgId, contentId, type: 'completion', body }).catch(() => undefined);
  };

  // The item is the same for as long as this lives (its screen is made anew for each), whatever the server says later.
  const readDevice = useEffectEvent(() =>
    Promise.all([readPlace({ uid, orgId, contentId }), countReports(uid)]).catch((): [undefined, number] => [
      undefined,
      0,
    ]),
  );
  const begin = useEffectEvent(([known, waiting]: Awaited<ReturnType<typeof readDevice>>) => {
    const isCompleteHere = known?.isCompleted ?? false;
    // Equally far, the device knows better as long as it has something to tell.
    const isAhead =
      known && (known.furthest > progress.furthest || (known.furthest === progress.furthest && waiting > 0));
    const place = isAhead ? known : progress;
    latest.current.isCompleted ||= isCompleteHere;
    setCompleted(latest.current.isCompleted);
    setFurthest(Math.max(place.furthest, latest.current.isCompleted ? 1 : 0));
    // What the last page had no time to send is sent now; the server takes it once.
    if (known && !isCompleteHere && known.furthest > progress.furthest)
      report({ furthest: known.furthest, place: known.place });
    // What was completed is begun anew when it is opened again.
    setStart(
      latest.current.isCompleted ? { furthest: 1, place: {} } : { furthest: place.furthest, place: place.place },
    );
  });
  useEffect(() => {
    let isGone = false;
    void readDevice().then((read) => {
      if (!isGone) begin(read);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const paysInMs = progress.pays_in_ms;
  useEffect(() => {
    if (paysInMs !== null) repeatCompletion({ uid, orgId, contentId }, paysInMs);
  }, [uid, orgId, contentId, paysInMs]);

  return {
    start,
    furthest,
    isCompleted,
    report: (at) => {
      funnel.noteInteraction();
      report(at);
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
