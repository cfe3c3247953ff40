import { useEffect, useState } from 'react';

/** Smaller moves are a finger that trembles. */
const STEP_PX = 12;
/** So long after the last move the page stands still. */
const STILL_AFTER_MS = 600;

/**
 * Whether the page is being scrolled down at this moment: what floats over it gets out of the way, and comes back
 * when it stands still.
 */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < STEP_PX) return;
      setDown(now > last);
      last = now;
      clearTimeout(timer);
      timer = setTimeout(() => setDown(false), STILL_AFTER_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isDown;
}
