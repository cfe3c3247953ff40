import { useRef, useState } from 'react';

/** A film that is edited against: where it is, and the way to play and move it. */
export interface Film {
  readonly at: number;
  readonly isPlaying: boolean;
  toggle(): void;
  seek(seconds: number): void;
  /** Where it is at this very moment: `at` follows four times a second. */
  now(): number;
}

export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const film: Film = {
    at,
    isPlaying,
    toggle: () => {
      if (video.current?.paused) void video.current.play().catch(() => setPlaying(false));
      else video.current?.pause();
    },
    seek: (seconds) => {
      if (video.current) video.current.currentTime = Math.max(0, seconds);
      setAt(Math.max(0, seconds));
    },
    now: () => video.current?.currentTime ?? 0,
  };
  const follow = {
    onTimeUpdate: () => setAt(video.current?.currentTime ?? 0),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
  };
  return { video, film, follow };
}
