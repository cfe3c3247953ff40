import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { mathAsTex } from './math-as-tex.ts';
import { withTex } from './tex.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What HTML says, as plain text, and what does not fit into plain text. */
export interface PlainText {
  readonly text: string;
  readonly images: readonly { readonly source: string; readonly alternative: string }[];
  /** What was left out, in words. */
  readonly losses: readonly string[];
}

const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'section',
  'article',
  'figure',
  'dl',
  'dt',
  'dd',
]);
/** Far beyond what people write; each level is a call inside another. */
const DEEPEST = 200;
/** A text of a question has 4,000 characters; this leaves room for what its formatting takes. */
const LONGEST = 200_000;
const LEFT_OUT = new Set(['script', 'style', 'head', 'template', 'noscript']);
const MEDIA: Record<string, string> = {
  audio: 'a recording',
  video: 'a video',
  object: 'an embedded object',
  embed: 'an embedded object',
  iframe: 'an embedded page',
  svg: 'a drawing',
};

/** Reads HTML as people write it. Formatting goes; paragraphs, lists, powers and the cells of tables stay readable. */
export function readHtml(html: string): PlainText {
  const images: { source: string; alternative: string }[] = [];
  const losses = new Set<string>();
  if (html.length > LONGEST) losses.add(`what comes after ${LONGEST} characters of a text`);
  // A formula keeps its signs while the text around it is looked through for those that are none.
  const formulas: string[] = [];
  const visit = (node: Node, depth: number): string => {
    if (depth > DEEPEST) {
      losses.add('what was nested too deeply');
      return '';
    }
    if (node.nodeName === '#text')
      return (node as DefaultTreeAdapterTypes.TextNode).value.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (!('tagName' in node) || LEFT_OUT.has(node.tagName)) return '';
    if (node.tagName === 'img') {
      images.push({ source: attribute(node, 'src'), alternative: attribute(node, 'alt') });
      return '';
    }
    if (node.tagName === 'math') {
      const hidden = hideFormula(mathAsTex(node), formulas, losses);
      return attribute(node, 'display') === 'block' ? `\n\n${hidden}\n\n` : hidden;
    }
    if (MEDIA[node.tagName]) losses.add(MEDIA[node.tagName]!);
    if (/\.(mp3|ogg|wav|m4a|mp4|webm)$/i.test(attribute(node, 'href'))) losses.add('a linked recording');
    return write(node, node.childNodes.map((child) => visit(child, depth + 1)).join(''));
  };
  const text = parseFragment(html.slice(0, LONGEST))
    .childNodes.map((child) => visit(child, 1))
    .join('');
  const shown = withTex(tidy(text))
    .replaceAll(/\uE010(\d+)\uE011/g, (_, n: string) => formulas[Number(n)] ?? '')
    .replaceAll('\uE012', '^')
    .replaceAll('\uE013', '~');
  return { text: shown, images, losses: [...losses] };
}

function hideFormula(formula: string | null, formulas: string[], losses: Set<string>): string {
  if (formula === null) losses.add('a formula that cannot be read');
  return formula === null ? '' : `\uE010${formulas.push(formula) - 1}\uE011`;
}

function write(element: Element, inside: string): string {
  const { tagName } = element;
  if (tagName === 'br') return '\n';
  if (tagName === 'li') return `\n- ${inside.trim()}`;
  if (tagName === 'td' || tagName === 'th') return `${inside.trim()} | `;
  if (tagName === 'sup' || tagName === 'sub') return shifted(inside, tagName);
  return BLOCKS.has(tagName) ? `\n\n${inside}\n\n` : inside;
}

const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOW = '₀₁₂₃₄₅₆₇₈₉';

/** Figures have letters of their own; what else stands high or low gets our marks. */
function shifted(inside: string, tag: 'sup' | 'sub'): string {
  const [digits, plus, minus] = tag === 'sup' ? [HIGH, '⁺', '⁻'] : [LOW, '₊', '₋'];
  if (/^[\d+-]+$/.test(inside))
    return inside.replaceAll(/./g, (sign) => (sign === '+' ? plus : sign === '-' ? minus : digits[Number(sign)]!));
  const mark = tag === 'sup' ? '\uE012' : '\uE013';
  return /^[^\s~^$\\\uE010-\uE013]{1,60}$/.test(inside) ? `${mark}${inside}${mark}` : inside;
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

/** At most one empty line, no spaces at the ends of lines. */
export function tidy(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/(?<!\| )(?:\| )+$/, '')
        .replaceAll(/ +/g, ' ')
        .trim(),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** True for text in which tags or entities stand. */
export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text);
