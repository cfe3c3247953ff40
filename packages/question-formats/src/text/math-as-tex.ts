import { MathMLToLaTeX } from 'mathml-to-latex';
import { type DefaultTreeAdapterTypes, serializeOuter } from 'parse5';
import { asFormula } from './tex.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Longest markup of one formula, and its deepest nesting. */
const LONGEST = 20_000;
const DEEPEST = 100;

/** A formula of MathML as TeX: as its author wrote it where that came along, else worked out. Null when neither can be. */
export function mathAsTex(math: Element): string | null {
  const annotation = findAnnotation(math, 0);
  if (annotation !== null) return asFormula(annotation);
  const markup = depthOf(math, 0) > DEEPEST ? '' : serializeOuter(math);
  if (markup === '' || markup.length > LONGEST) return null;
  try {
    return asFormula(MathMLToLaTeX.convert(markup));
  } catch {
    return null;
  }
}

function findAnnotation(element: Element, depth: number): string | null {
  if (depth > DEEPEST) return null;
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    const encoding = child.attrs.find(({ name }) => name === 'encoding')?.value ?? '';
    if (child.tagName === 'annotation' && /tex/i.test(encoding)) return textOf(child);
    const found = findAnnotation(child, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function depthOf(node: Node, depth: number): number {
  if (depth > DEEPEST || !('childNodes' in node)) return depth;
  return Math.max(depth, ...node.childNodes.map((child) => depthOf(child, depth + 1)));
}
