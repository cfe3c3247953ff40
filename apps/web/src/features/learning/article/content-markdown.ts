import { contentFromMarkdown, contentSyntax } from '@snapwell/content-markdown/syntax';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Where the parser of Markdown looks for what it shall know besides. */
interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

function remarkContent(this: Processor) {
  const data = this.data() as ParserData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...contentSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...contentFromMarkdown()];
  return formulasAsBlocks;
}

/** Reads Markdown as articles are written (docs/content-format.md). A formula alone in its paragraph is a block. */
export const contentPlugins = [remarkContent];

function formulasAsBlocks(tree: Root): void {
  visit(tree, 'paragraph', ({ children: [only, ...more] }, at, parent) => {
    if (only?.type !== 'inlineMath' || more.length > 0 || !parent || at === undefined) return;
    const code = {
      type: 'element' as const,
      tagName: 'code',
      properties: { className: ['language-math'] },
      children: [{ type: 'text' as const, value: only.value }],
    };
    parent.children[at] = { type: 'math', value: only.value, data: { hName: 'pre', hChildren: [code] } };
  });
}
