import { type RefObject, useEffect, useState } from 'react';

export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is said in a video, read from its first captions as the browser has parsed them. */
export function useCues(video: RefObject<HTMLVideoElement | null>, hasCaptions: boolean): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    const track = video.current?.querySelector('track');
    if (!hasCaptions || !track) return;
    const read = () => {
      const list = [...(track.track.cues ?? [])] as VTTCue[];
      setCues(
        list.map(({ startTime, endTime, text }) => ({
          start: startTime,
          end: endTime,
          text: text.replaceAll(/<[^>]*>/g, ''),
        })),
      );
    };
    track.addEventListener('load', read);
    // The page writes them itself; the browser only reads them, which it does not while they are off.
    track.track.mode = 'hidden';
    read();
    return () => track.removeEventListener('load', read);
  }, [video, hasCaptions]);
  return cues;
}
