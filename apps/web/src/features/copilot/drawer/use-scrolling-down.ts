import { useEffect, useState } from 'react';

/** Smaller moves are a finger that trembles. */
const STEP_PX = 12;

/** Whether the page is being read downwards: what floats over it gets out of the way, and comes back on the way up. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < STEP_PX) return;
      const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - STEP_PX;
      setDown(now > last && !isAtEnd);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
