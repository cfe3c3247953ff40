import { createHash } from 'node:crypto';

const TILE = 210;
const [COLUMNS, ROWS] = [6, 3];
/** Ground, then the tones of its drawings: the palette of the product's covers. */
const FAMILIES: readonly (readonly string[])[] = [
  ['#ddf5ea', '#00765c', '#00573f', '#fbf9f5', '#f5ba14'],
  ['#e6f0ff', '#2a6fd6', '#1c58b4', '#fbf9f5', '#f5ba14'],
  ['#ffe9dd', '#f0692e', '#ab4413', '#fbf9f5', '#f5ba14'],
  ['#fff1cf', '#f5ba14', '#bd8605', '#fbf9f5', '#f0692e'],
  ['#ffe7ea', '#d1274f', '#a6183f', '#fbf9f5', '#f5ba14'],
];

/** Drawings on a tile of 1 by 1, in its first colour; `{b}` is its second. */
const SHAPES = [
  '<path d="M0 0A1 1 0 0 1 1 1H0Z"/>',
  '<path d="M0 0H.6A.4 .4 0 0 1 1 .4V1H.4A.4 .4 0 0 1 0 .6Z"/>',
  '<circle cx=".5" cy=".5" r=".5"/>',
  '<circle cx=".5" cy=".5" r=".5"/><circle cx=".5" cy=".5" r=".2" fill="{b}"/>',
  '<path d="M0 .5A.5 .5 0 0 1 1 .5Z"/><path d="M0 1A.5 .5 0 0 1 1 1Z" fill="{b}"/>',
  '<path d="M.5 0Q.56 .44 1 .5Q.56 .56 .5 1Q.44 .56 0 .5Q.44 .44 .5 0Z"/>',
  '<circle cx=".25" cy=".25" r=".13"/><circle cx=".75" cy=".25" r=".13"/><circle cx=".25" cy=".75" r=".13"/><circle cx=".75" cy=".75" r=".13"/>',
];

const MARK = `<rect x="0" y="0" width="210" height="210" fill="#fbf9f5"/><g transform="translate(33 33) scale(4)">
<path fill="#00765c" d="M3 18A15 15 0 0 1 18 3H30.5A2.5 2.5 0 0 1 33 5.5 12.5 12.5 0 0 1 20.5 18Z"/>
<path fill="#f5ba14" d="M33 18A15 15 0 0 1 18 33H5.500A2.500 2.500 0 0 1 3 30.500 12.500 12.500 0 0 1 15.500 18Z"/></g>`;

/**
 * A card for what has no picture: a pattern made from the id, and the mark. Without words: a server may have no
 * fonts.
 */
export function drawCard(id: string): string {
  const bytes = createHash('sha512').update(id).digest();
  const [ground = '', ...tones] = FAMILIES[bytes[63]! % FAMILIES.length]!;
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [shape, colours] = [bytes[at]!, bytes[at + 20]!];
    const first = colours % tones.length;
    const second = (first + 1 + ((colours >> 3) % (tones.length - 1))) % tones.length;
    const [x, y] = [(at % COLUMNS) * TILE, Math.floor(at / COLUMNS) * TILE];
    const turn = `rotate(${(shape >> 4) * 90} .5 .5)`;
    const drawing = SHAPES[shape % SHAPES.length]!.replaceAll('{b}', tones[second]!);
    return `<g transform="translate(${x} ${y}) scale(${TILE}) ${turn}" fill="${tones[first]}">${drawing}</g>`;
  });
  const lowerLeft = `<g transform="translate(0 ${(ROWS - 1) * TILE})">${MARK}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>${tiles.join('')}${lowerLeft}</svg>`;
}
