import { t } from '@lingui/core/macro';
import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { canReadAloud, readAloud, stopReading } from './read-aloud.ts';

/** Reads the text aloud with the device's own voice. Not shown where there is none. */
export function ListenButton({ text }: { text: RefObject<HTMLElement | null> }) {
  const [state, setState] = useState<'idle' | 'reading' | 'mute'>('idle');
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const look = () => setOffered(text.current !== null && canReadAloud(text.current));
    look();
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', look);
    return () => {
      globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', look);
      stopReading();
    };
  }, [text]);
  if (!isOffered || state === 'mute') return null;

  const toggle = async () => {
    if (state === 'reading') {
      stopReading();
      return setState('idle');
    }
    const blocks = [...(text.current?.children ?? [])].filter(
      (block): block is HTMLElement => block instanceof HTMLElement && block.tagName !== 'FIELDSET',
    );
    setState('reading');
    const isHeard = await readAloud(blocks);
    setState(isHeard ? 'idle' : 'mute');
  };
  const isReading = state === 'reading';
  return (
    <Button variant="ghost" aria-pressed={isReading} onClick={() => void toggle()}>
      {isReading ? (
        <Square className="size-4.5" aria-hidden="true" />
      ) : (
        <Volume2 className="size-5" aria-hidden="true" />
      )}
      {isReading ? t`Stop` : t`Listen`}
    </Button>
  );
}
