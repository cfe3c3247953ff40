import { isSkin, nightColour, readColour } from './night-colour.ts';

/** What a drawing may be made of to stand in the page itself; with anything else in it, it stays a picture. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan textPath defs linearGradient radialGradient stop clipPath mask pattern marker symbol use'.split(
    ' ',
  ),
);
/** Said elsewhere: the picture has its words in the page. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata']);
const ATTRIBUTES = new Set(
  [
    'id,d,x,y,x1,y1,x2,y2,cx,cy,r,rx,ry,fx,fy,dx,dy,width,height,points,transform,viewBox,preserveAspectRatio,pathLength',
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset',
    'opacity color clip-path clip-rule mask vector-effect paint-order stop-color stop-opacity offset',
    'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits',
    'marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY startOffset',
    'font-size font-weight font-style font-family letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust rotate',
  ]
    .join(',')
    .split(/[ ,]/),
);
/** Of no meaning in a page. */
const IGNORED = /^(xmlns(:.*)?|xml:.*|role|aria-.*|version|data-.*)$/;
const COLOURS = new Set(['fill', 'stroke', 'stop-color', 'color']);
const MOST_ELEMENTS = 4000;
const SVG = 'http://www.w3.org/2000/svg';

interface DrawingOptions {
  /** Parts that the names inside the drawing, so that two of them do not meet. */
  prefix: string;
  /** Its colours turn by night, unless people are in it. */
  turnsByNight: boolean;
}

/**
 * A drawing as part of the page: its words in the page's typefaces, its colours in the page's theme. Built from known
 * elements and attributes alone, so nothing in it can run, load, link or style the page. Null for a drawing that is
 * made of more, or of too much.
 */
export function inlineDrawing(source: XMLDocument, options: DrawingOptions): SVGSVGElement | null {
  const root = source.documentElement;
  if (root.localName !== 'svg' || root.querySelectorAll('*').length > MOST_ELEMENTS) return null;
  const isTurned = options.turnsByNight && canTurn(root);
  const drawing = copy(root, { ...options, isTurned });
  if (!(drawing instanceof SVGSVGElement)) return null;
  if (!drawing.hasAttribute('viewBox')) return null;
  if (!drawing.hasAttribute('fill')) drawing.setAttribute('fill', paint('#000000', isTurned));
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  drawing.setAttribute('aria-hidden', 'true');
  return drawing;
}

interface Copying extends DrawingOptions {
  readonly isTurned: boolean;
}

/** Null when something in it is not known; then all of it is given up. */
function copy(element: Element, copying: Copying): Element | null {
  if (!ELEMENTS.has(element.localName)) return null;
  const made = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    if (IGNORED.test(name)) continue;
    const known = name === 'href' || name === 'xlink:href' ? inner(value, copying.prefix) : given(name, value, copying);
    if (known === null) return null;
    made.setAttribute(name === 'xlink:href' ? 'href' : name, known);
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.nodeValue ?? '');
    if (!(child instanceof Element) || LEFT_OUT.has(child.localName)) continue;
    const part = copy(child, copying);
    if (!part) return null;
    made.append(part);
  }
  return made;
}

function given(name: string, value: string, { prefix, isTurned }: Copying): string | null {
  if (!ATTRIBUTES.has(name)) return null;
  if (name === 'id') return `${prefix}${value}`;
  if (name === 'font-family') return typeface(value);
  if (/url\(/i.test(value)) {
    const reference = /^\s*url\(\s*['"]?#([\w.:-]+)['"]?\s*\)\s*$/.exec(value)?.[1];
    return reference === undefined ? null : `url(#${prefix}${reference})`;
  }
  return COLOURS.has(name) ? paint(value, isTurned) : value;
}

const inner = (value: string, prefix: string) => (value.startsWith('#') ? `#${prefix}${value.slice(1)}` : null);

/** The page's own faces for those a drawing asks for by their names. */
function typeface(value: string): string {
  if (/bricolage/i.test(value)) return 'var(--face-display)';
  return /inter/i.test(value) ? 'var(--face-text)' : value;
}

/** A colour for both themes: the browser takes the one of the ground it stands on. */
function paint(value: string, isTurned: boolean): string {
  const colour = isTurned ? readColour(value.trim()) : null;
  return colour ? `light-dark(${value.trim()}, ${nightColour(colour)})` : value;
}

/** The colour that a drawing stands on, where its first part covers it; what is around it can go on with it. */
export function groundOf(drawing: SVGSVGElement): string | null {
  const ground = drawing.firstElementChild;
  const [x, y, width, height] = (drawing.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (ground?.localName !== 'rect' || ground.hasAttribute('transform')) return null;
  const side = (name: string) => Number(ground.getAttribute(name) ?? 0);
  const covers = side('x') <= x! && side('y') <= y! && side('width') >= width! && side('height') >= height!;
  const colour = ground.getAttribute('fill') ?? '';
  return covers && /^(?:#[\da-f]{3,6}|light-dark\([#\w ,.()]+\))$/i.test(colour) ? colour : null;
}

function canTurn(root: Element): boolean {
  if (typeof CSS === 'undefined' || !CSS.supports('color', 'light-dark(#fff, #000)')) return false;
  const values = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    [...COLOURS].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return !values.some((value) => {
    const colour = readColour(value.trim());
    return colour !== null && isSkin(colour);
  });
}
