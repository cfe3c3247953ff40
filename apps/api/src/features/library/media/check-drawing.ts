import { SaxesParser } from 'saxes';
import type { Report } from '../files/problem.ts';

const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
  'annotation-xml',
]);
const INNER_ADDRESS = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;
const OUTER_STYLE = /@import|image-set\(|url\(\s*['"]?\s*(?!['"]?\s*(#|data:image\/(png|jpeg|webp|gif)))/i;
/** Animations give attributes values; of addresses they may not. */
const ANIMATIONS = new Set(['set', 'animate', 'animatemotion', 'animatetransform']);

/** Browsers draw deep groups ever more slowly, and give up in the end. */
const MOST_DEPTH = 100;
const MOST_ELEMENTS = 50_000;

class DrawingLimit extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface DrawingSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** Checks an SVG: nothing in it may run, and nothing may come from elsewhere. Returns its size. */
export function checkDrawing(svg: string, report: Report): DrawingSize {
  const parser = new SaxesParser({ xmlns: false });
  const line = () => parser.line;
  let size: DrawingSize | null = null;
  let styles = '';
  let openStyles = 0;
  let [depth, elements] = [0, 0];
  parser.on('error', (error) => {
    report(line(), `This is not a valid SVG: ${error.message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report(line(), 'An SVG must not define entities.');
  });
  parser.on('processinginstruction', ({ target }) => report(line(), `An SVG must not hold a '${target}' instruction.`));
  parser.on('closetag', ({ name }) => {
    depth--;
    if (localName(name) !== 'style' || --openStyles > 0) return;
    if (loadsSomething(styles)) report(line(), 'A style in an SVG must not load anything.');
    styles = '';
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MOST_DEPTH) throw new DrawingLimit(line(), `The elements of an SVG may lie ${MOST_DEPTH} deep.`);
    if (++elements > MOST_ELEMENTS) throw new DrawingLimit(line(), `An SVG may have ${MOST_ELEMENTS} elements.`);
    const local = localName(name);
    if (local === 'style') openStyles++;
    size ??= sizeOf(attributes);
    if (ANIMATIONS.has(local) && /(^|:)href$/i.test(attributes.attributeName ?? ''))
      report(line(), `An SVG must not change where something points ('${name}').`);
    if (FORBIDDEN.has(local)) report(line(), `An SVG must not hold a <${name}>.`);
    for (const [attribute, value] of Object.entries(attributes))
      checkAttribute(attribute, value, (message) => report(line(), message));
  });
  const addStyle = (text: string) => {
    if (openStyles > 0) styles += text;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  try {
    parser.write(svg).close();
  } catch (error) {
    if (!(error instanceof DrawingLimit)) throw error;
    report(error.line, error.message);
  }
  return size ?? { width: null, height: null };
}

function checkAttribute(attribute: string, value: string, report: (message: string) => void): void {
  const name = localName(attribute);
  if (name.startsWith('on')) report(`An SVG must not react to events ('${attribute}').`);
  else if ((name === 'href' || name === 'src') && !INNER_ADDRESS.test(value))
    report(`An SVG must not point outside itself ('${attribute}').`);
  else if (/javascript:/i.test(value)) report(`An SVG must not hold a script ('${attribute}').`);
  else if (loadsSomething(value)) report(`An SVG must not load anything ('${attribute}').`);
}

const localName = (name: string): string => name.split(':').at(-1)!.toLowerCase();

/** Whether CSS names anything outside of the drawing, also by escapes such as `u\\72l(`. */
function loadsSomething(css: string): boolean {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex?: string, character?: string) =>
      hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : character!,
    );
  return OUTER_STYLE.test(plain);
}

function sizeOf(attributes: Record<string, string>): DrawingSize {
  const [, , width, height] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return { width: Math.round(width), height: Math.round(height) };
  const given = [attributes.width, attributes.height].map((value) => Math.round(Number.parseFloat(value ?? '')));
  return given.every((value) => value > 0) ? { width: given[0]!, height: given[1]! } : { width: null, height: null };
}
