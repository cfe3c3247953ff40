import { t } from '@lingui/core/macro';
import { PartyPopper, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';

interface GameEndProps {
  children: string;
  onAgain: () => void;
  /** It was played just now, and not when one was here before. */
  isFresh?: boolean;
}

/** All done: says how it went and lets one play again. */
export function GameEnd({ children, onAgain, isFresh = true }: GameEndProps) {
  const again = useRef<HTMLButtonElement>(null);
  const isPlayed = useRef(isFresh);
  useEffect(() => {
    // What was pressed last may be gone: the way on takes the focus.
    if (isPlayed.current && document.activeElement === document.body) again.current?.focus();
  }, []);
  return (
    <output className="grid justify-items-center gap-4 rounded-lg bg-leaf-soft p-6 text-center text-leaf-ink">
      <PartyPopper className="size-8" aria-hidden="true" />
      <span className="font-display text-lg font-bold">{children}</span>
      <Button ref={again} size="sm" onClick={onAgain}>
        <RotateCcw className="size-4" aria-hidden="true" /> {t`Play again`}
      </Button>
    </output>
  );
}
