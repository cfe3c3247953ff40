import { cellsOfRow, kindOfPiece, wordsOfPiece } from '../pieces/piece.ts';
import { isRow, type ItemPassage } from './item-passage.ts';
import { announces } from './whole-passage.ts';

/** The blocks as they are read: rows of one table below its head, points as a list, sentences of a paragraph together. */
export function textOfAnswer(
  blocks: readonly (readonly ItemPassage[])[],
  titleOf: (group: string) => string = () => '',
): string {
  return blocks
    .map((block, i) => {
      const text = withWhatForbids(block, blocks[i - 1]);
      const own = block[0]!.group;
      // Another lesson than the one before is named: else what it says is read as said of the same.
      const title = i > 0 && own !== blocks[i - 1]![0]!.group ? titleOf(own) : '';
      if (title === '') return text;
      return `**${title}**:${/^(?:\||-|\d+\.|\*\*)/.test(text) ? '\n\n' : ' '}${text}`;
    })
    .join('\n\n');
}

/** What stands under it is what nobody should do. */
const FORBIDS =
  /^(?:what|things|ways)\b.*\b(?:never|not|harms?|hurts?|avoid)\b|^(?:never|do(?: not|n['’]t)|avoid|(?:common )?(?:mistakes?|myths?|errors?))\b/i;

/** Without its heading 'Chart before it is done' would be read as what to do. */
function withWhatForbids(block: readonly ItemPassage[], before: readonly ItemPassage[] | undefined): string {
  const text = textOfBlock(block);
  const { heading, group } = block[0]!;
  const isSaid = before?.some((each) => each.group === group && each.heading === heading) ?? false;
  if (!FORBIDS.test(heading) || isSaid) return text;
  return `**${heading}**:${/^(?:\||-|\d+\.)/.test(text) ? '\n\n' : ' '}${text}`;
}

function textOfBlock(block: readonly ItemPassage[]): string {
  return block
    .map((passage, i) => {
      const before = block[i - 1];
      const { text } = passage;
      if (!before) return text;
      if (isRow(passage) && isRow(before) && headOf(passage) === headOf(before)) return `\n${text.split('\n').at(-1)}`;
      const [kind, last] = [kindOfPiece(passage.text), kindOfPiece(before.text)];
      if (kind === last && (kind === 'point' || kind === 'step')) return `\n${text}`;
      // What goes on is still the same warning.
      if (kind === last && (kind === 'warning' || kind === 'example') && before.paragraph === passage.paragraph)
        return ` ${wordsOfPiece(text)}`;
      return goesOnIn(before, passage) ? ` ${text}` : `\n\n${text}`;
    })
    .join('');
}

/** Sentences of a paragraph stand together; what is no sentence, such as the name of a thing, stands by itself. */
const goesOnIn = (before: ItemPassage, passage: ItemPassage): boolean =>
  before.paragraph === passage.paragraph &&
  kindOfPiece(passage.text) === 'text' &&
  kindOfPiece(before.text) === 'text' &&
  (passage.paragraph !== null || !announces(before));

const headOf = ({ text }: ItemPassage): string => cellsOfRow(text).head.join('|');
