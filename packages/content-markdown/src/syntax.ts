import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import type { Extension } from 'micromark-util-types';
import { subAndSup, subAndSupFromMarkdown } from './sub-and-sup.ts';

/** The Markdown of articles: GitHub's, with formulas between two dollars, and `H~2~O` and `x^2^`. */
export const contentSyntax = (): Extension[] => [
  gfm({ singleTilde: false }),
  math({ singleDollarTextMath: false }),
  subAndSup,
];

export const contentFromMarkdown = (): FromMarkdownExtension[] => [
  ...gfmFromMarkdown(),
  mathFromMarkdown(),
  subAndSupFromMarkdown,
];
