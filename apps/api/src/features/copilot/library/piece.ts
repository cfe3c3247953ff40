/** A part of an item as its author divided it. */
export interface Piece {
  readonly heading: string;
  readonly text: string;
  readonly paragraph?: number;
  readonly seconds?: number;
}
