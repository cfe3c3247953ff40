import type { FilmQuestion } from '@snapwell/contract/learning/kinds/embedded-question';
import { type RefObject, useRef, useState } from 'react';

/** More than this between two looks at the clock is a jump: what was jumped over is not asked. */
const JUMP_S = 10;

/** Stops the film at the questions that it comes to while it plays, each once. `watching` is told of every look too. */
export function useFilmQuestions(
  video: RefObject<HTMLVideoElement | null>,
  questions: readonly FilmQuestion[],
  watching: { follow(): void; jump(): void },
) {
  const [asked, setAsked] = useState<FilmQuestion | null>(null);
  const last = useRef<number | null>(null);
  const done = useRef(new Set<number>());

  const follow = () => {
    watching.follow();
    const now = video.current?.currentTime ?? 0;
    const before = last.current;
    last.current = now;
    const due = questionBetween(questions, before, now);
    if (!due || asked || done.current.has(due.at)) return;
    done.current.add(due.at);
    video.current?.pause();
    // In full screen there is no room for it.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    setAsked(due);
  };
  const goOn = () => {
    setAsked(null);
    void video.current?.play().catch(() => undefined);
  };
  const jump = () => {
    watching.jump();
    last.current = null;
  };
  return { asked, follow, jump, goOn };
}

/** The first question that lies between two looks at the clock. */
export function questionBetween(
  questions: readonly FilmQuestion[],
  before: number | null,
  now: number,
): FilmQuestion | undefined {
  if (before === null || now <= before || now - before > JUMP_S) return undefined;
  return questions.find(({ at }) => at > before && at <= now);
}
