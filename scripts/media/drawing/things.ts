// Things that appear in more than one film.
import { box, clamp, colours, disc, INK, line, place, type Point, shape, swing, words } from './pen.ts';

/** Something said, with its tip towards whoever says it. */
export function bubble(
  text: readonly string[],
  at: Point,
  { tip = 'left', colour = '#fff', ink = INK }: { tip?: 'left' | 'right'; colour?: string; ink?: string } = {},
): string {
  const width = Math.max(...text.map((row) => row.length)) * 21 + 64;
  const height = text.length * 48 + 44;
  const side = tip === 'left' ? -1 : 1;
  const tail = shape(`M${side * (width / 2 - 70)} ${height / 2 - 6}l${side * 50} 46l${side * -4} -50z`, colour);
  return place(
    tail +
      box([-width / 2, -height / 2], [width, height], colour, 26) +
      text.map((row, i) => words(row, [0, -height / 2 + 62 + i * 48], { size: 38, colour: ink })).join(''),
    { at },
  );
}

export const tick = (share = 1, colour: string = colours.green): string =>
  line(
    'M-34 2L-8 28L40 -30',
    colour,
    15,
    `stroke-dasharray="120" stroke-dashoffset="${(120 * (1 - clamp(share))).toFixed(0)}"`,
  );
export const cross = (colour: string = colours.berry): string => line('M-28 -28L28 28M28 -28L-28 28', colour, 14);

/** A ring that fills while time passes. */
export function timer(share: number, text: string, colour: string = colours.green): string {
  const around = 2 * Math.PI * 92;
  return (
    disc([0, 0], 110, '#fff') +
    `<circle r="92" fill="none" stroke="${colours.line}" stroke-width="18" opacity="0.5"/>` +
    `<circle r="92" fill="none" stroke="${colour}" stroke-width="18" stroke-linecap="round" stroke-dasharray="${(around * clamp(share)).toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90)"/>` +
    words(text, [0, 20], { size: 54 })
  );
}

export const phone = (t = 0, rings = false): string =>
  place(
    box([-58, -110], [116, 220], INK, 20) + box([-48, -92], [96, 170], '#e2f0ff', 8) + disc([0, 94], 8, '#8e98a5'),
    { turn: rings ? swing(t, 6, 5) : 0 },
  ) +
  (rings
    ? [0, 1]
        .map((i) =>
          line(
            `M${78 + i * 22} ${-60 - i * 14}q${24 + i * 6} 60 0 ${120 + i * 28}`,
            colours.sun,
            8,
            `opacity="${(0.5 + swing(t + i * 0.3, 1.5, 0.5)).toFixed(2)}"`,
          ),
        )
        .join('')
    : '');

export function bed(sheet: string = '#64a9f3'): string {
  return (
    box([-230, 30], [460, 34], '#fff', 14) +
    box([-230, 52], [460, 44], sheet, 10) +
    box([-250, -40], [18, 190], colours.grey, 6) +
    box([232, 10], [18, 140], colours.grey, 6) +
    box([-214, -4], [120, 44], colours.skySoft, 18, 'stroke="#64a9f3" stroke-width="3"')
  );
}

export const sheet = (width: number, height: number, rows: readonly string[] = [], size = 32): string =>
  box([-width / 2, -height / 2], [width, height], '#fff', 14, `stroke="${colours.line}" stroke-width="3"`) +
  rows
    .map((row, i) => words(row, [-width / 2 + 28, -height / 2 + 54 + i * (size + 18)], { size, anchor: 'start' }))
    .join('');

export const tablet = (colour: string = '#fff'): string =>
  box([-34, -16], [68, 32], colour, 16, `stroke="${INK}" stroke-width="4"`) + line('M0 -14V14', INK, 3);

export function hand(skin: string, { curl = 0, spread = 0 }: { curl?: number; spread?: number } = {}): string {
  const finger = (x: number, length: number, i: number) =>
    line(`M${x} -34L${x + (i - 1.5) * spread} ${-40 - length * (1 - curl)}`, skin, 27);
  const nail = (x: number, length: number, i: number) =>
    disc([x + (i - 1.5) * spread, -44 - length * (1 - curl)], 7, 'rgba(255,255,255,.45)');
  const fingers: [number, number][] = [
    [-42, 84],
    [-14, 104],
    [14, 98],
    [42, 74],
  ];
  return (
    box([-40, 60], [80, 130], skin, 20) +
    box([-58, -46], [116, 140], skin, 36) +
    fingers.map(([x, length], i) => finger(x, length, i) + nail(x, length, i)).join('') +
    line(`M-46 50L${-92 - spread} ${-4 - spread}`, skin, 31) +
    [-28, 0, 28].map((x) => line(`M${x} -36V-50`, 'rgba(0,0,0,.14)', 3)).join('')
  );
}

export const foam = (t: number, at: Point, size = 120): string =>
  Array.from({ length: 14 }, (_, i) => {
    const turn = i * 2.4 + t * 0.8;
    const far = size * (0.3 + ((i * 37) % 70) / 100);
    return disc(
      [at[0] + Math.cos(turn) * far, at[1] + Math.sin(turn * 1.3) * far * 0.7],
      7 + ((i * 13) % 11),
      '#fff',
      `opacity="0.85" stroke="${colours.skyLight}" stroke-width="2"`,
    );
  }).join('');
