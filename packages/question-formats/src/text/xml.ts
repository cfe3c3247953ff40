import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';

/** An element with everything in it, in order. Names are without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The line on which it begins, counted from 1. */
  readonly line: number;
}
export type XmlNode = XmlElement | string;

/** Deeper than any document people write; more would only be there to harm. */
const DEEPEST = 200;
/** So many elements are a hundred thousand questions. */
const MOST_ELEMENTS = 500_000;
/** Names of entities that are looked up: HTML has some 2,000. */
const MOST_ENTITIES = 2500;

/** The five that XML knows. */
const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

export class XmlMistake extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Reads a document. External entities are never followed, and those a document makes for itself are refused. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: { name: string; attributes: Record<string, string>; children: XmlNode[]; line: number }[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const addText = (content: string) => void open.at(-1)?.children.push(content);
  parser.on('error', (error) => {
    throw new XmlMistake(error.message.replace(/^[\d:]+\s*/, ''), parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > MOST_ELEMENTS) throw new XmlMistake('There are too many elements. Split the file.', parser.line);
    if (open.length >= DEEPEST) throw new XmlMistake('The elements stand too deep in each other.', parser.line);
    const plain = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]));
    open.push({ name: localName(name), attributes: plain, children: [], line: parser.line });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    if (open.length === 0) root = element;
    else open.at(-1)!.children.push(element);
  });
  parser.write(withoutHtmlEntities(text.replace(/^\uFEFF/, ''))).close();
  if (!root) throw new XmlMistake('There is nothing in this document.', 1);
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export function childrenNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.filter(isElement).filter(({ name }) => names.includes(name));
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && childrenNamed(element, name)[0];
}

/** Every element below, of these names, in the order of the document. */
export function descendantsNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...descendantsNamed(child, ...names)]);
}

/** All text in it, as it stands. */
export function textOf(element: XmlElement | undefined): string {
  return element ? element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('') : '';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  // XML has no way to write the other control characters.
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);
}

/**
 * People use the entities of HTML in XML although XML does not know them (`&nbsp;`, `&eacute;`): they become the
 * letters they stand for.
 */
function withoutHtmlEntities(text: string): string {
  const known = new Map<string, string>();
  return text.replaceAll(/&([A-Za-z][A-Za-z0-9]{1,31});/g, (whole, name: string) => {
    if (XML_ENTITIES.has(name) || (known.size >= MOST_ENTITIES && !known.has(name))) return whole;
    const letter = known.get(name) ?? letterOf(whole);
    known.set(name, letter);
    return letter;
  });
}

function letterOf(whole: string): string {
  const [node] = parseFragment(whole).childNodes;
  const letter = node && 'value' in node ? node.value : whole;
  return /[<>&"']/.test(letter) ? whole : letter;
}
