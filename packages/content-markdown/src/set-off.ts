import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What is in bold in a part of a text. */
export function setOffIn(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'strong', (strong) => void found.push(toString(strong)));
  return found;
}
