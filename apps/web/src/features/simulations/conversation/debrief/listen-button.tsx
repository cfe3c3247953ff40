import { t } from '@lingui/core/macro';
import { Play, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';

/** The one that plays, wherever it stands: two voices at once are none. */
let playing: HTMLAudioElement | null = null;

/** Plays how a sentence sounded. */
export function ListenButton({ url }: { url: string }) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const audio = useRef<HTMLAudioElement>(null);
  const isPlaying = state === 'playing';
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    else if (audio.current) playFromStart(audio.current).catch(() => setState('failed'));
  };
  return (
    <>
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlaying={() => setState('playing')}
        onPause={() => setState('still')}
        className="hidden"
      />
      {state === 'failed' ? (
        <p role="alert" className="self-center text-sm text-ember-ink">{t`The recording can’t be played.`}</p>
      ) : (
        <Button size="sm" variant="ghost" aria-pressed={isPlaying} onClick={toggle}>
          {isPlaying ? (
            <Square className="size-4 fill-current" aria-hidden="true" />
          ) : (
            <Play className="size-4" aria-hidden="true" />
          )}
          {isPlaying ? t`Stop` : t`Listen`}
        </Button>
      )}
    </>
  );
}

function playFromStart(audio: HTMLAudioElement): Promise<void> {
  playing?.pause();
  playing = audio;
  audio.currentTime = 0;
  return audio.play();
}
