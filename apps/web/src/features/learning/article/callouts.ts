import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const MARKER = /^\[!(NOTE|TIP|WARNING|EXAMPLE|LOCAL)\]\s*/i;

/** A block quote that begins with `[!TIP]` is a call-out: the marker goes, and the quote carries its kind. */
export function remarkCallouts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (quote: Blockquote) => {
      const [first] = quote.children;
      const text = first?.type === 'paragraph' ? first.children[0] : undefined;
      const marker = text?.type === 'text' ? MARKER.exec(text.value) : null;
      if (!marker || text?.type !== 'text') return;
      text.value = text.value.slice(marker[0].length);
      quote.data = { ...quote.data, hProperties: { dataCallout: marker[1]!.toLowerCase() } };
    });
  };
}
