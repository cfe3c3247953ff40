import { plainFormula, raised } from '@snapwell/contract/text/text-marks';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentFromMarkdown, contentSyntax } from './syntax.ts';

/** Reads an article's Markdown. */
export function parseContent(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: contentSyntax(), mdastExtensions: contentFromMarkdown() });
}

/** The same with formulas and what stands high as one would type them: to be searched, or read by a model. */
export const parseAsWords = (markdown: string): Root => asWords(parseContent(markdown));

/** Changes the tree. */
export function asWords(tree: Root): Root {
  visit(tree, (node: Nodes) => {
    if (node.type === 'math' || node.type === 'inlineMath') node.value = plainFormula(node.value);
    if (node.type === 'shifted' && node.data.hName === 'sup')
      node.children = [{ type: 'text', value: raised(toString(node)) }];
  });
  return tree;
}
