import type Hls from 'hls.js';
import { type RefObject, useEffect } from 'react';

const HLS = 'application/vnd.apple.mpegurl';

/**
 * Gives a video element its file. HLS is played by the browser where it can, else by a library that is loaded for it.
 */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  url: string | undefined,
  contentType: string | undefined,
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !url) return;
    if (contentType !== HLS || element.canPlayType(HLS) !== '') {
      element.setAttribute('src', url);
      return;
    }
    let player: Hls | null = null;
    let isGone = false;
    const goOn = () => player?.startLoad();
    window.addEventListener('online', goOn);
    void import('hls.js').then(
      ({ default: Library }) => {
        if (isGone) return;
        if (Library.isSupported()) player = attach(Library, element, url);
        else fail(element);
      },
      () => fail(element),
    );
    return () => {
      isGone = true;
      window.removeEventListener('online', goOn);
      player?.destroy();
    };
  }, [video, url, contentType]);
}

function attach(Library: typeof Hls, element: HTMLVideoElement, url: string): Hls {
  const player = new Library();
  player.on(Library.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Library.ErrorTypes.MEDIA_ERROR) player.recoverMediaError();
    else fail(element);
  });
  player.loadSource(url);
  player.attachMedia(element);
  return player;
}

/** What the element would say of a file that it cannot play. */
const fail = (element: HTMLVideoElement) => element.dispatchEvent(new Event('error'));
