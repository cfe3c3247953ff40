import { type RefObject, useEffect, useState } from 'react';

export interface Playing {
  readonly isPaused: boolean;
  readonly isWaiting: boolean;
  /** Seconds; 0 until the film says so. */
  readonly duration: number;
  readonly isFullScreen: boolean;
}

const EVENTS = ['play', 'pause', 'ended', 'waiting', 'playing', 'durationchange', 'loadedmetadata', 'emptied'] as const;

/** What the film does, as it says itself. `frame` is what fills the screen. */
export function usePlaying(video: RefObject<HTMLVideoElement | null>, frame: RefObject<HTMLElement | null>): Playing {
  const [playing, setPlaying] = useState<Playing>({
    isPaused: true,
    isWaiting: false,
    duration: 0,
    isFullScreen: false,
  });
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const look = (event?: Event) =>
      setPlaying({
        isPaused: film.paused,
        isWaiting: event?.type === 'waiting',
        duration: Number.isFinite(film.duration) ? film.duration : 0,
        isFullScreen: document.fullscreenElement !== null && document.fullscreenElement === frame.current,
      });
    look();
    for (const event of EVENTS) film.addEventListener(event, look);
    document.addEventListener('fullscreenchange', look);
    return () => {
      for (const event of EVENTS) film.removeEventListener(event, look);
      document.removeEventListener('fullscreenchange', look);
    };
  }, [video, frame]);
  return playing;
}
