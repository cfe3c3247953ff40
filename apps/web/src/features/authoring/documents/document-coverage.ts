import type { DocumentDetail, DocumentLine, DraftItem } from '@snapwell/contract/library/documents/documents.schemas';

/** What an author sees of a line: it is taught, it has changed, nobody teaches it yet, there is nothing to teach. */
export type LineState = 'taught' | 'changed' | 'open' | 'nothing';

/** The state of each line but the headings, which stand for what is below them. */
export function lineStates(
  {
    document_lines: lines,
    links,
    changes,
    skipped,
  }: Pick<DocumentDetail, 'document_lines' | 'links' | 'changes' | 'skipped'>,
  items: readonly DraftItem[],
): ReadonlyMap<number, LineState> {
  const taught = new Set(
    links.length > 0
      ? links.map(({ line }) => line)
      : items.flatMap(({ blocks }) =>
          blocks.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.lines)),
        ),
  );
  const changed = new Set(changes.flatMap(({ kind, after }) => (kind === 'changed' && after !== null ? [after] : [])));
  const nothing = new Set(skipped);
  const stateOf = ({ line }: DocumentLine): LineState => {
    if (nothing.has(line)) return 'nothing';
    if (changed.has(line)) return 'changed';
    return taught.has(line) ? 'taught' : 'open';
  };
  return new Map(lines.filter(({ kind }) => kind !== 'heading').map((line) => [line.line, stateOf(line)]));
}

/** The lines of the document that lie from where an item begins to where the next one does. */
export function linesOfItem(
  lines: readonly DocumentLine[],
  items: readonly DraftItem[],
  chosen: DraftItem,
): DocumentLine[] {
  const begins = items.map((item) => Math.min(...linesIn(item)));
  const at = items.indexOf(chosen);
  const first = at === 0 ? 1 : begins[at]!;
  const next = begins.slice(at + 1).find((line) => Number.isFinite(line) && line > first) ?? Infinity;
  // The heading that became the item's title stands before its first sentence.
  const before = lines.findLast(({ line }) => line < first);
  const start = before?.kind === 'heading' && at > 0 ? before.line : first;
  const after = lines.find(({ line }) => line === next - 1);
  const end = after?.kind === 'heading' ? next - 1 : next;
  return lines.filter(({ line }) => line >= start && line < end);
}

const linesIn = ({ blocks }: DraftItem): number[] =>
  blocks.flatMap(({ sentences }) => sentences.flatMap(({ lines }) => lines));

/** Numbers of the sentences of an item, counted through, by block and sentence. */
export function sentenceNumbers({ blocks }: DraftItem): number[][] {
  let number = 0;
  return blocks.map(({ kind, sentences }) => sentences.map(() => (kind === 'heading' ? 0 : ++number)));
}
