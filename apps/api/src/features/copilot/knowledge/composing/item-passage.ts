import { kindOfPiece, wordsOfPiece } from '../pieces/piece.ts';

/** A passage where it stands in its item. */
export interface ItemPassage {
  readonly group: string;
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** The block of the article, where it is one. */
  readonly paragraph: number | null;
  /** How likely it is the one that answers. */
  readonly share: number;
}

/** Where a passage stands. */
export type PlaceInItem = Pick<ItemPassage, 'group' | 'position'>;

export const isSame = (a: PlaceInItem, b: PlaceInItem): boolean => a.group === b.group && a.position === b.position;

export const isRow = ({ text }: ItemPassage): boolean => kindOfPiece(text) === 'row';

/** The words of passages as one says them. */
export const wordsIn = (passages: readonly ItemPassage[]): number =>
  passages.reduce((sum, { text }) => sum + wordsOfPiece(text).split(/\s+/).length, 0);
