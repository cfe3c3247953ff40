import { useSyncExternalStore } from 'react';
import { localStore, storageKeys } from './storage.ts';

/** The sounds under /audio/notifications; scripts/media/make-sounds.ts makes them. */
export const SOUNDS = ['earn_points', 'success', 'error', 'warning', 'info', 'streak', 'message', 'welcome'] as const;
export type Sound = (typeof SOUNDS)[number];

const VOLUME = 0.5;
const listeners = new Set<() => void>();
const loaded = new Map<Sound, HTMLAudioElement>();

/** Plays a sound unless the person has muted them. A browser that refuses or cannot is ignored (spec §8). */
export function playSound(name: Sound): void {
  if (isSoundMuted() || typeof Audio !== 'function') return;
  try {
    const audio = loaded.get(name) ?? new Audio(`/audio/notifications/${name}.mp3`);
    loaded.set(name, audio);
    audio.volume = VOLUME;
    audio.currentTime = 0;
    void Promise.resolve(audio.play()).catch(() => undefined);
  } catch {
    // No sound is not an error.
  }
}

export function isSoundMuted(): boolean {
  return localStore.read(storageKeys.soundMuted) === 'true';
}

/** Remembers the switch on this device. */
export function setSoundMuted(isMuted: boolean): void {
  localStore.write(storageKeys.soundMuted, String(isMuted));
  for (const listener of listeners) listener();
}

/** Whether sounds are muted, as a value that follows the switch, also when another tab turns it. */
export function useSoundMuted(): boolean {
  return useSyncExternalStore(subscribe, isSoundMuted, () => false);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
