/** A part of an item as its author divided it. */
export interface Piece {
  readonly heading: string;
  readonly text: string;
  /** Never cut: its beginning says what its end is about. */
  readonly isWhole?: boolean;
  readonly paragraph?: number;
  readonly seconds?: number;
}
