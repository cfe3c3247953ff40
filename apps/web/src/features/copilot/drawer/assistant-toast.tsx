import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore, storageKeys } from '#platform/storage.ts';
import { TOAST_MS } from '#ui/notify.tsx';
import { copilotTexts } from '../copilot.texts.ts';

/** She waits until the page has been looked at. */
const APPEARS_AFTER_MS = 2_500;

/**
 * Offers help beside her face, once in a tab: as long as a toast, and longer while somebody points at it. It opens
 * the drawer.
 */
export function AssistantToast({ onOpen }: { onOpen: () => void }) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'gone'>(() =>
    sessionStore.read(storageKeys.assistantGreeted) === null ? 'waiting' : 'gone',
  );
  const [isHeld, setHeld] = useState(false);
  const goOn = useEffectEvent(() => {
    if (phase === 'waiting') sessionStore.write(storageKeys.assistantGreeted, 'yes');
    setPhase(phase === 'waiting' ? 'shown' : 'gone');
  });
  useEffect(() => {
    if (phase === 'gone' || isHeld) return;
    const timer = setTimeout(goOn, phase === 'waiting' ? APPEARS_AFTER_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [phase, isHeld]);
  if (phase !== 'shown') return null;
  return (
    <div
      role="status"
      className="fixed right-24 bottom-[calc(28px+env(safe-area-inset-bottom))] z-20 flex max-w-[min(19rem,100vw-8rem)] animate-rise items-center rounded-[18px_18px_6px_18px] border border-line bg-surface shadow-float group-has-data-bottom-bar/shell:bottom-[calc(100px+env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        onClick={() => (setPhase('gone'), onOpen())}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="min-h-11 py-2.5 pl-4 text-left text-sm leading-snug font-semibold"
      >
        {copilotTexts.toast}
      </button>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => setPhase('gone')}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-3 hover:text-ink"
      >
        <X className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
