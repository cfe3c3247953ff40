import { describe, expect, test } from 'vitest';
import { contrast, readPalettes } from './design-tokens.ts';

const palettes = readPalettes();
const SURFACES = ['paper', 'surface', 'surface-2'];
const FAMILIES = ['leaf', 'snap', 'ember', 'sky', 'berry'];
const SOFT = FAMILIES.map((family) => `${family}-soft`);

/** Words of every size: text on ground. */
const TEXT: [string, string][] = [
  ...SURFACES.flatMap((ground) => ['ink', 'ink-2', 'ink-3'].map((text): [string, string] => [text, ground])),
  ...SOFT.flatMap((ground) => ['ink', 'ink-2'].map((text): [string, string] => [text, ground])),
  ...FAMILIES.flatMap((family) =>
    [`${family}-soft`, ...SURFACES].map((ground): [string, string] => [`${family}-ink`, ground]),
  ),
  ['on-leaf', 'leaf'],
  ['on-snap', 'snap'],
  ['on-snap', 'ember'],
  ['on-sky', 'sky'],
  ['on-berry', 'berry'],
  ['paper', 'ink'],
];

/** What must be seen but is not read: edges of controls, rings, icons, large figures. */
const SHAPES: [string, string][] = [
  ...SURFACES.flatMap((ground) =>
    ['line-strong', 'leaf', 'sky', 'berry'].map((shape): [string, string] => [shape, ground]),
  ),
  ...SURFACES.slice(0, 2).flatMap((ground) => ['snap-edge', 'ember'].map((shape): [string, string] => [shape, ground])),
  ['leaf', 'leaf-soft'],
  ['sky', 'sky-soft'],
  ['berry', 'berry-soft'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const palette = palettes[theme];
  const of = (name: string) => palette[name] ?? expect.fail(`There is no token --${name}.`);

  test.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is measured as WCAG does', () => {
  const grey = (value: number) => ({ rgb: [value, value, value] as const, alpha: 1 });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 5);
  expect(contrast(grey(1), grey(118 / 255))).toBeCloseTo(4.54, 2);
});
