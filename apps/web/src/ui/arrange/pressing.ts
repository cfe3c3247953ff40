/** What was pressed: something that can be picked up, something that takes what is picked up, or both. */
export interface PressedThing {
  readonly id: string;
  readonly isItem: boolean;
  /** Whether it takes what is picked up now. */
  readonly isTaking: boolean;
}

export interface AfterPress {
  /** What is picked up now. */
  readonly held: string | null;
  readonly put: { readonly item: string; readonly target: string } | null;
}

/**
 * A press picks up, a second one elsewhere puts there, a second one on the same thing puts back: the way of carrying
 * for keys, screen readers and fingers that do not drag.
 */
export function afterPress(held: string | null, { id, isItem, isTaking }: PressedThing): AfterPress {
  if (held === id) return { held: null, put: null };
  if (held !== null && isTaking) return { held: null, put: { item: held, target: id } };
  return { held: isItem ? id : held, put: null };
}
