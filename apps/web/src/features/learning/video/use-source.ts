import { type RefObject, useEffect } from 'react';

const HLS = 'application/vnd.apple.mpegurl';

/** Gives a video element its file. HLS is played by the browser where it can, else by a library that is loaded for it. */
export function useSource(video: RefObject<HTMLVideoElement | null>, url: string | undefined, contentType: string | undefined): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !url) return;
    if (contentType !== HLS || element.canPlayType(HLS) !== '') {
      element.setAttribute('src', url);
      return;
    }
    let destroy: (() => void) | null = null;
    let isGone = false;
    void import('hls.js').then(({ default: Hls }) => {
      if (isGone || !Hls.isSupported()) return;
      const player = new Hls();
      player.loadSource(url);
      player.attachMedia(element);
      destroy = () => player.destroy();
    });
    return () => {
      isGone = true;
      destroy?.();
    };
  }, [video, url, contentType]);
}
