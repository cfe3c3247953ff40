import { isElement, type XmlElement, type XmlNode } from '#text/xml.ts';

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * QTI 3 writes `qti-choice-interaction response-identifier`, QTI 2 `choiceInteraction responseIdentifier`: from here
 * on all is QTI 2.
 */
export function asQti2(element: XmlElement): XmlElement {
  const isOwn = element.name.startsWith('qti-');
  const attributes = Object.fromEntries(Object.entries(element.attributes).map(([key, value]) => [camel(key), value]));
  return {
    ...element,
    name: isOwn ? camel(element.name.slice(4)) : element.name,
    attributes,
    children: element.children.map((child) => (isElement(child) ? asQti2(child) : child)),
  };
}

/** Elements that HTML does not close: `</br>` would be a second one. */
const VOID = new Set(['br', 'img', 'hr', 'col', 'input', 'source', 'wbr']);

/** The HTML of some nodes. `replace` may put something else in the place of an element; null keeps it. */
export function toHtml(
  nodes: readonly XmlNode[],
  replace: (element: XmlElement) => string | null = () => null,
): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escape(node);
      const replaced = replace(node);
      if (replaced !== null) return replaced;
      const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
      const end = VOID.has(node.name) ? '' : `${toHtml(node.children, replace)}</${node.name}>`;
      return `<${node.name}${attributes.join('')}>${end}`;
    })
    .join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
