import { SaxesParser } from 'saxes';
import type { Report } from '../problem.ts';

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
const OUTER_STYLE = /@import|url\(\s*['"]?\s*(?!['"]?\s*(#|data:image\/(png|jpeg|webp|gif)))/i;

export interface DrawingSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** Checks an SVG: nothing in it may run, and nothing may come from elsewhere. Returns its size. */
export function checkDrawing(svg: string, report: Report): DrawingSize {
  const parser = new SaxesParser({ xmlns: false });
  const line = () => parser.line;
  let size: DrawingSize | null = null;
  let isInStyle = false;
  parser.on('error', (error) => {
    report(line(), `This is not a valid SVG: ${error.message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report(line(), 'An SVG must not define entities.');
  });
  parser.on('processinginstruction', ({ target }) => report(line(), `An SVG must not hold a '${target}' instruction.`));
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.split(':').at(-1)!.toLowerCase();
    size ??= sizeOf(attributes);
    isInStyle = local === 'style';
    if (FORBIDDEN.has(local)) report(line(), `An SVG must not hold a <${name}>.`);
    for (const [attribute, value] of Object.entries(attributes))
      checkAttribute(attribute, value, (message) => report(line(), message));
  });
  const checkStyle = (text: string) => {
    if (isInStyle && OUTER_STYLE.test(text)) report(line(), 'A style in an SVG must not load anything.');
  };
  parser.on('text', checkStyle);
  parser.on('cdata', checkStyle);
  parser.write(svg).close();
  return size ?? { width: null, height: null };
}

function checkAttribute(attribute: string, value: string, report: (message: string) => void): void {
  const name = attribute.split(':').at(-1)!.toLowerCase();
  if (name.startsWith('on')) report(`An SVG must not react to events ('${attribute}').`);
  else if ((name === 'href' || name === 'src') && !INNER_ADDRESS.test(value))
    report(`An SVG must not point outside itself ('${attribute}').`);
  else if (/javascript:/i.test(value)) report(`An SVG must not hold a script ('${attribute}').`);
  else if (/url\(/i.test(value) && OUTER_STYLE.test(value)) report(`An SVG must not load anything ('${attribute}').`);
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
