/** What a face shows, each from 0 to 1 unless said. */
export interface Expression {
  /** Corners of the mouth: -1 down, 1 up. */
  readonly smile: number;
  /** The inner ends of the brows, drawn up in grief or worry. */
  readonly worry: number;
  /** The brows, drawn down and together in pain or anger. */
  readonly frown: number;
  /** How far the eyes are open. */
  readonly open: number;
  /** How far the head is turned away and down. */
  readonly away: number;
  readonly flush: number;
  readonly tears: number;
  /** Lips pressed together. */
  readonly press: number;
}

export const NUMBERS_OF_EXPRESSION = [
  'smile',
  'worry',
  'frown',
  'open',
  'away',
  'flush',
  'tears',
  'press',
] as const satisfies readonly (keyof Expression)[];

/** Pain from here on shows even in somebody who hides it. */
const SHOWN_PAIN = 4;

/** The face of somebody who feels like this: mood 0 to 100, pain 0 to 10; `change`: what the last words did. */
export function expressionOf({
  mood,
  pain,
  change,
}: {
  readonly mood: number;
  readonly pain: number;
  readonly change: number;
}): Expression {
  const low = clamp((45 - mood) / 45);
  const high = clamp((mood - 55) / 45);
  const hurt = clamp((pain - SHOWN_PAIN + 2) / 8);
  const struck = clamp(-change / 25);
  const touched = clamp(change / 20);
  return {
    smile: clampSigned(0.95 * high + 0.25 * touched - 0.75 * low - 0.3 * struck - 0.25 * hurt),
    worry: clamp(0.28 + 0.65 * low + 0.5 * hurt - 0.35 * high - 0.2 * touched),
    // Words that strike make somebody angry; who is low already they only make sad.
    frown: clamp(0.55 * hurt + 0.6 * struck * (1 - low) - 0.3 * high),
    open: clamp(0.9 - 0.28 * hurt - 0.12 * low + 0.12 * touched + 0.1 * struck, 0.3),
    away: clamp(0.75 * low + 0.4 * struck - 0.2 * touched),
    flush: clamp(0.35 + 0.35 * high + 0.3 * struck),
    tears: clamp((18 - mood) / 18),
    press: clamp(0.6 * hurt + 0.35 * low - 0.3 * high),
  };
}

/** The same in a word: for those who do not see the face. */
export function feelingOf({ mood, pain }: { readonly mood: number; readonly pain: number }) {
  if (mood < 18) return 'hurt';
  if (mood < 38) return pain >= SHOWN_PAIN ? 'in-pain' : 'tense';
  if (mood < 58) return pain >= SHOWN_PAIN ? 'in-pain' : 'uneasy';
  return mood < 78 ? 'calmer' : 'at-ease';
}
export type Feeling = ReturnType<typeof feelingOf>;

const clamp = (value: number, least = 0): number => Math.min(1, Math.max(least, value));
const clampSigned = (value: number): number => Math.min(1, Math.max(-1, value));
