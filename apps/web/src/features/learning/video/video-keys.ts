import { msg } from '@lingui/core/macro';

/** What a key does while the focus is in the player. */
export type VideoAct =
  | { readonly type: 'toggle' }
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'captions' | 'fullscreen' | 'picture' };

const ACTS: Readonly<Record<string, VideoAct>> = {
  k: { type: 'toggle' },
  j: { type: 'skip', seconds: -10 },
  l: { type: 'skip', seconds: 10 },
  c: { type: 'captions' },
  f: { type: 'fullscreen' },
  i: { type: 'picture' },
};

/** The keys in words, for those who look for them. */
export const KEYS_IN_WORDS = msg`Keys: K plays and pauses, J and L go 10 seconds back and ahead, C turns captions on and off, F fills the screen, I opens a small window.`;

interface Pressed extends Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'> {
  /** Where the focus is: letters belong to fields and lists. */
  readonly target: EventTarget | null;
}

/**
 * What a key pressed inside the player asks for; null when it is the browser's, or of the control that has the focus.
 */
export function actOf({ key, altKey, ctrlKey, metaKey, target }: Pressed): VideoAct | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (target instanceof Element && target.closest('input, textarea, [role="combobox"], [role="listbox"]')) return null;
  return ACTS[key.toLowerCase()] ?? null;
}
