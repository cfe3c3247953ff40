import { useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds that are left; null switches it off. It waits while nobody looks at the page. */
export function useFuse(seconds: number | null, onBurnt: () => void): number {
  const [left, setLeft] = useState(seconds ?? 0);
  const burn = useEffectEvent(onBurnt);
  const isLit = seconds !== null;
  useEffect(() => {
    if (!isLit) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => Math.max(0, before - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isLit]);
  useEffect(() => {
    if (isLit && left === 0) burn();
  }, [isLit, left]);
  return left;
}
