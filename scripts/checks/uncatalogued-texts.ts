import { parseSync } from 'rolldown/utils';

/** A text that a person may read and that is in no catalogue. */
export interface UncataloguedText {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** What hands its words to the catalogue (Lingui's macros). */
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);
/** The same as elements; `Select` is the field of the interface. */
const MACRO_ELEMENTS = new Set(['Trans', 'Plural', 'SelectOrdinal']);
/** What nobody reads although it looks like words. */
const UNREAD_ATTRIBUTES =
  /^(className|style|id|key|type|href|to|src|d|viewBox|name|value|autoComplete|role|rel|target)$/;
const UNREAD_CALLS = /^(classNames|console|reportError|fetch|querySelector|querySelectorAll|Error|\w+Error)$/;
/** Words of the protocol. */
const PROTOCOL = /^Bearer\s+…$/;
/** Attributes and properties whose every word is read. */
const READ_NAMES =
  /^(aria-(label|description|roledescription|valuetext)|\w*ariaLabel|\w+AriaLabel|alt|advice|body|caption|description|detail|fallback|heading|hint|label|lead|message|note|placeholder|reason|subtitle|summary|text|title|tooltip)$/;
/** One word that code reads, and classes of a style sheet. */
const KEY = /^[a-z]+(?:[-_.:/][a-z\d]+)+$/;
const CLASS_LIST = /^[a-z]\S*-\S+(?: [a-z]\S*-\S+)*$/;
/** The rank of a heading. */
const HEADING_RANK = /^h[1-6]$/;
const LETTERS = /\p{L}/u;
/** A sentence, or words that begin like one. */
const SENTENCE = /^\p{Lu}[\p{L}’'-]*(?:[,:]?\s+\S.*|[.!?…])$|\p{L}[.!?…]$/su;
const COMMON_WORDS =
  /(?:^|\s)(?:a|an|and|are|at|by|day|days|for|from|in|is|it|its|left|more|my|no|not|of|on|once|or|out|points?|so|the|their|they|this|to|until|was|were|with|you|your)(?:[\s,.:]|$)/;
/** Words between blanks and nothing of a class list, a path or code. */
const PLAIN_WORDS = /^\s*[\p{L}\d’',.%·+:;!?()-]+(?:\s+[\p{L}\d’',.%·+:;!?()-]+)*\s*$/u;
const LOOKS_LIKE_CODE = /[\w)]-[\w[(]|\w:\w|[[\]{}<>/=#_|\\]|^\s*\(|@media/;

/** The texts of a source file that are in no catalogue, in their order. */
export function uncataloguedTexts(file: string, source: string): UncataloguedText[] {
  const texts: UncataloguedText[] = [];
  const report = ({ start, end }: Node, text: string) =>
    texts.push({ line: source.slice(0, start).split('\n').length, start, end, text: text.trim().replace(/\s+/g, ' ') });

  const visit = (node: Node, name: string | null): void => {
    if (isUnread(node, source)) return;
    if (node.type === 'JSXText') {
      if (LETTERS.test(node.value as string)) report(node, node.value as string);
      return;
    }
    const words = wordsOf(node);
    if (words !== null && isRead(words, name)) report(node, words);
    for (const child of childrenOf(node)) visit(child, nameFor(node, child, name));
  };
  visit(parseSync(file, source).program as unknown as Node, null);
  return texts;
}

/** The words of a literal; what is put into a template is left out of them. Null for everything else. */
function wordsOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ');
}

function isRead(words: string, name: string | null): boolean {
  if (!LETTERS.test(words.replaceAll('…', '')) || PROTOCOL.test(words.trim()) || HEADING_RANK.test(words)) return false;
  if (name !== null && READ_NAMES.test(name)) return !KEY.test(words) && !CLASS_LIST.test(words);
  if (name === 'children') return true;
  if (LOOKS_LIKE_CODE.test(words) && !/^\p{Lu}\p{L}*\s\S+\s\S/u.test(words)) return false;
  const plain = words.replaceAll('…', '');
  return SENTENCE.test(words) || (PLAIN_WORDS.test(plain) && COMMON_WORDS.test(plain) && /\S\s+\S|^\s|\s$/.test(words));
}

/** Under which name a value is handed on: that of its property or attribute, through conditions. */
function nameFor(node: Node, child: Node, name: string | null): string | null {
  if (node.type === 'JSXAttribute') return jsxName(node.name as Node);
  if (node.type === 'Property') return child === node.value ? keyName(node) : null;
  if (node.type === 'JSXExpressionContainer') return name ?? 'children';
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return null;
  if (node.type === 'ConditionalExpression') return child === node.test ? null : name;
  if (node.type === 'LogicalExpression') return child === node.right ? name : null;
  return null;
}

function isUnread(node: Node, source: string): boolean {
  const { type } = node;
  if (/^(Import|Export(All|Named).*Source)/.test(type) || type === 'ImportExpression') return true;
  if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) return true;
  if (type === 'JSXElement') return MACRO_ELEMENTS.has(jsxName((node.openingElement as Node).name as Node));
  if (type === 'TaggedTemplateExpression') return MACROS.has(calleeName(node.tag as Node));
  if (type === 'CallExpression' || type === 'NewExpression') {
    const name = calleeName(node.callee as Node);
    return MACROS.has(name) || UNREAD_CALLS.test(name);
  }
  if (type === 'JSXAttribute') return UNREAD_ATTRIBUTES.test(jsxName(node.name as Node));
  if (type === 'BinaryExpression') return /^[!=]==?$/.test(node.operator as string);
  if (type === 'ExpressionStatement' && typeof node.directive === 'string') return true;
  // A descriptor that the extractor reads.
  return (
    /^(ObjectExpression|Literal)$/.test(type) &&
    /\/\*\s*i18n\s*\*\/\s*$/.test(source.slice(Math.max(0, node.start - 20), node.start))
  );
}

function calleeName(node: Node): string {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type !== 'MemberExpression') return '';
  const object = calleeName(node.object as Node);
  return object === 'console' ? object : ((node.property as Node).name as string);
}

const jsxName = (node: Node): string =>
  node.type === 'JSXNamespacedName'
    ? `${jsxName(node.namespace as Node)}:${jsxName(node.name as Node)}`
    : ((node.name as string | undefined) ?? '');

const keyName = (node: Node): string => {
  const key = node.key as Node;
  return String(key.name ?? key.value ?? '');
};

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === 'key' && node.type === 'Property' && node.computed !== true) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
