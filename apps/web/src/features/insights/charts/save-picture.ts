import { saveFile } from '#platform/device/save-file.ts';

/** What of a drawing's look comes from the page: it goes along with the picture. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
] as const;
const MARGIN = 32;
const HEAD = 64;
/** Pixels of the picture for one of the page: sharp in a document as well. */
const SCALE = 2;

/** Hands a chart to the person as a PNG, under the sentence that it shows, in the colours of the page. */
export async function savePicture(chart: SVGSVGElement, { name, title }: { name: string; title: string }) {
  const { markup, width, height } = await pictureOf(chart, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d')!;
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('The browser made no picture.');
  saveFile(`${name}.png`, file);
}

/** The chart as a drawing that stands by itself: looks written into it, its fonts in it, a ground and a heading. */
export async function pictureOf(chart: SVGSVGElement, title: string) {
  const width = chart.width.baseVal.value + MARGIN * 2;
  const height = chart.height.baseVal.value + MARGIN * 2 + HEAD;
  const copy = chart.cloneNode(true) as SVGSVGElement;
  writeLooks(chart, copy);
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(MARGIN + HEAD));
  copy.setAttribute('overflow', 'visible');
  const page = getComputedStyle(document.documentElement);
  const heading = `font:700 20px ${page.getPropertyValue('--face-display').replaceAll('"', "'")}`;
  const inner = new XMLSerializer().serializeToString(copy);
  const lines = headLines(title, Math.floor((width - MARGIN * 2) / 10.5)).map(
    (line, i) =>
      `<text x="${MARGIN}" y="${MARGIN + 16 + i * 26}" fill="${page.getPropertyValue('--ink')}" style="${heading}">${escape(line)}</text>`,
  );
  const markup = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<style>${await fontsOfPage()}</style>`,
    `<rect width="100%" height="100%" fill="${page.getPropertyValue('--surface')}"/>`,
    ...lines,
    inner,
    '</svg>',
  ].join('');
  return { markup, width, height };
}

function writeLooks(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  const words = LOOKS.map((key) => `${key}:${look.getPropertyValue(key)}`).filter((word) => !word.endsWith(':'));
  to.removeAttribute('class');
  to.setAttribute('style', words.join(';'));
  for (const [i, child] of Array.from(from.children).entries()) {
    const twin = to.children[i];
    if (twin) writeLooks(child, twin);
  }
}

/** The latin letters of both faces: a picture sees no font of the page. */
async function fontsOfPage(): Promise<string> {
  const faces = Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => /U\+0{0,4}-0{0,2}FF/i.test(style.getPropertyValue('unicode-range')))
    .filter(({ style }) => /Inter|Bricolage/.test(style.getPropertyValue('font-family')));
  const rules = await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      if (!address || style.getPropertyValue('font-style') === 'italic') return '';
      const file = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
      const family = style.getPropertyValue('font-family');
      return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${text})}`;
    }),
  );
  return rules.join('');
}

function headLines(title: string, most: number): string[] {
  const rows: string[] = [''];
  for (const word of title.split(' ')) {
    const last = rows.at(-1)!;
    if (`${last} ${word}`.length > most && last) rows.push(word);
    else rows[rows.length - 1] = last ? `${last} ${word}` : word;
  }
  return rows.slice(0, 2);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
