import { holdsMarks, splitMarks, type TextPiece } from '@snapwell/contract/text/text-marks';
import { Formula } from './formula.tsx';
import { joinUnits } from './join-units.ts';

interface ContentTextProps {
  text: string;
  /** A paragraph of its own: a formula that is all of it stands in the middle. On buttons and in lists it does not. */
  isPassage?: boolean;
}

/** A text of the library with its formulas, and with what stands high or low. Numbers stay with their signs. */
export function ContentText({ text, isPassage = false }: ContentTextProps) {
  if (!holdsMarks(text)) return joinUnits(text);
  const pieces = splitMarks(text);
  const [only, ...more] = pieces;
  // A fraction that is all of an option is as large as on a line of its own.
  if (only?.kind === 'formula' && more.length === 0 && !isPassage)
    return <Formula tex={String.raw`\displaystyle ${only.text}`} />;
  // The order is all that tells the pieces of one text apart, and it does not change.
  return pieces.map((piece, i) => <Piece key={i} {...piece} isBlock={piece.isBlock} />);
}

function Piece({ kind, text, isBlock }: TextPiece) {
  if (kind === 'formula') return <Formula tex={text} isBlock={isBlock} />;
  if (kind === 'sub') return <sub>{text}</sub>;
  return kind === 'sup' ? <sup>{text}</sup> : joinUnits(text);
}
