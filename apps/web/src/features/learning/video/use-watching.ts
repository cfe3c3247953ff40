import { type RefObject, useRef, useState } from 'react';
import type { PlayerProps } from '../player/player.ts';
import { lengthOf, readStretches, watchedShare, withStretch } from './watched.ts';

/** Jumps are announced by the browser; more than this between two looks at the clock is one it did not announce. */
const JUMP_S = 10;
/** Who stopped this close to the end begins anew. */
const END_S = 2;

/** Follows somebody watching: where they are, what they saw, and where to go on after the film was loaded (again). */
export function useWatching(
  video: RefObject<HTMLVideoElement | null>,
  { body, start, report }: Pick<PlayerProps<'video'>, 'body' | 'start' | 'report'>,
) {
  const [at, setAt] = useState(0);
  const seen = useRef(readStretches(start.place.watched));
  const last = useRef<number | null>(null);
  const goOnAt = useRef(typeof start.place.seconds === 'number' ? start.place.seconds : 0);

  const length = () => lengthOf(body.duration, video.current?.duration);
  const follow = () => {
    const now = video.current?.currentTime ?? 0;
    const before = last.current;
    last.current = now;
    setAt(now);
    if (before === null || now <= before || now - before > JUMP_S) return;
    goOnAt.current = now;
    seen.current = withStretch(seen.current, before, now);
    const watched = seen.current.map(([from, to]) => [Math.round(from), Math.round(to)]).slice(-100);
    report({ furthest: watchedShare(seen.current, length()), place: { seconds: Math.floor(now), watched } });
  };
  /** The second to go on at. */
  const resumeAt = () => (goOnAt.current < length() - END_S ? goOnAt.current : 0);
  const jump = () => {
    last.current = null;
  };
  return { at, follow, resumeAt, jump };
}
