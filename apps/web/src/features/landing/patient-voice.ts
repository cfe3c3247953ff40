import { useEffect, useRef, useState } from 'react';

/** How far a mouth is open, told as it changes: 0 shut to 1. */
export interface Loudness {
  subscribe(listener: (open: number) => void): () => void;
}

interface Playing {
  readonly context: AudioContext;
  readonly stop: () => void;
}

/** Plays one sound at a time and tells how loud it is, for a mouth that moves with it. */
export function usePatientVoice() {
  const playing = useRef<Playing | null>(null);
  const [speaking, setSpeaking] = useState<string | null>(null);
  const [loudness] = useState(createLoudness);
  useEffect(() => () => playing.current?.stop(), []);
  const play = async (file: string) => {
    playing.current?.stop();
    // Made in the press itself: a browser lets no page sound by itself.
    const context = new AudioContext();
    const stop = () => {
      playing.current = null;
      void context.close().catch(() => undefined);
      loudness.tell(0);
      setSpeaking(null);
    };
    playing.current = { context, stop };
    setSpeaking(file);
    try {
      const sound = await fetch(file).then((response) => response.arrayBuffer());
      const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(sound) });
      const analyser = new AnalyserNode(context, { fftSize: 512, smoothingTimeConstant: 0.5 });
      source.connect(analyser).connect(context.destination);
      source.addEventListener('ended', () => playing.current?.context === context && stop());
      source.start();
      follow(analyser, () => playing.current?.context === context, loudness.tell);
    } catch {
      if (playing.current?.context === context) stop();
    }
  };
  return { speaking, play, stop: () => playing.current?.stop(), loudness: loudness as Loudness };
}

function createLoudness() {
  const listeners = new Set<(open: number) => void>();
  return {
    tell: (open: number) => listeners.forEach((listener) => listener(open)),
    subscribe(listener: (open: number) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function follow(analyser: AnalyserNode, isPlaying: () => boolean, tell: (open: number) => void): void {
  const wave = new Float32Array(analyser.fftSize);
  const look = () => {
    if (!isPlaying()) return;
    analyser.getFloatTimeDomainData(wave);
    const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
    tell(Math.min(1, Math.sqrt(power) * 5));
    requestAnimationFrame(look);
  };
  look();
}
