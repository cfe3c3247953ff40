import { useEffect, useRef } from 'react';

/** Seconds spent on each question so far, not counting while the page is hidden. */
export function useTimeOnQuestion(questionId: string): () => number {
  const spent = useRef(new Map<string, number>());
  const since = useRef<number | null>(null);
  useEffect(() => {
    const times = spent.current;
    const begin = () => void (since.current = performance.now());
    const end = () => {
      if (since.current !== null)
        times.set(questionId, (times.get(questionId) ?? 0) + performance.now() - since.current);
      since.current = null;
    };
    const follow = () => (document.visibilityState === 'visible' ? begin() : end());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      end();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [questionId]);
  return () => {
    const now = since.current === null ? 0 : performance.now() - since.current;
    return Math.round(((spent.current.get(questionId) ?? 0) + now) / 100) / 10;
  };
}
