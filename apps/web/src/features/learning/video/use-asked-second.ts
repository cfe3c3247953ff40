import { readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The second at which the address opens a video; a link followed while the video is open leads there at once. */
export function useAskedSecond(video: RefObject<HTMLVideoElement | null>): number | undefined {
  const location = useLocation();
  useEffect(() => {
    const seconds = readChunkHash(location.hash)?.seconds;
    if (seconds !== undefined && video.current) video.current.currentTime = seconds;
  }, [video, location]);
  return readChunkHash(location.hash)?.seconds;
}
