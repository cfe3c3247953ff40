import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { TOAST_MS } from '#ui/feedback/notify.tsx';

/** She waits until the page has been looked at. */
const APPEARS_AFTER_MS = 2_500;

/** Her greeting, once in a tab and where it has a place: as long as a toast, and longer while somebody points at it. */
export function useGreeting(hasPlace: boolean) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'gone'>(() =>
    sessionStore.read(storageKeys.assistantGreeted) === null ? 'waiting' : 'gone',
  );
  const [isHeld, setHeld] = useState(false);
  const goOn = useEffectEvent(() => {
    if (phase === 'waiting') sessionStore.write(storageKeys.assistantGreeted, 'yes');
    setPhase(phase === 'waiting' ? 'shown' : 'gone');
  });
  useEffect(() => {
    if (phase === 'gone' || isHeld || !hasPlace) return;
    const timer = setTimeout(goOn, phase === 'waiting' ? APPEARS_AFTER_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [phase, isHeld, hasPlace]);
  return { isShown: hasPlace && phase === 'shown', dismiss: () => setPhase('gone'), hold: setHeld };
}
