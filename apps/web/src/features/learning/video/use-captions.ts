import { type RefObject, useEffect, useState } from 'react';

/** Whether captions are shown, also when the browser's own controls turn them. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return;
    const look = () => setShown(shownIn(tracks) !== undefined);
    look();
    tracks.addEventListener('change', look);
    return () => tracks.removeEventListener('change', look);
  }, [video]);
  return isShown;
}

/**
 * Shows the first captions, or hides the ones that are shown: hidden, not disabled, for the transcript goes on
 * reading them.
 */
export function turnCaptions({ textTracks }: HTMLVideoElement): void {
  const shown = shownIn(textTracks);
  if (shown) shown.mode = 'hidden';
  else if (textTracks[0]) textTracks[0].mode = 'showing';
}

const shownIn = (tracks: TextTrackList) => [...tracks].find(({ mode }) => mode === 'showing');
