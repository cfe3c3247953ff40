import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groundOf, inlineDrawing } from './inline-drawing.ts';
import { isSkin, nightColour, readColour } from './night-colour.ts';

beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }));
afterEach(() => vi.unstubAllGlobals());

const read = (inside: string, turnsByNight = true) =>
  inlineDrawing(
    new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inside}</svg>`,
      'image/svg+xml',
    ),
    { prefix: 'p-', turnsByNight },
  );

test('words stand in the typefaces of the page', () => {
  const drawing = read(
    `<text font-family="'Bricolage Grotesque','Segoe UI'">Title</text><text font-family="Inter,x">a</text>`,
  )!;
  expect([...drawing.querySelectorAll('text')].map((text) => text.getAttribute('font-family'))).toEqual([
    'var(--face-display)',
    'var(--face-text)',
  ]);
});

test('colours turn by night, but not where people are drawn', () => {
  expect(read('<rect fill="#fff"/>')!.querySelector('rect')!.getAttribute('fill')).toMatch(
    /^light-dark\(#fff, oklch\(0\.2/,
  );
  expect(read('<rect fill="#fff"/><circle fill="#e9bd98"/>')!.querySelector('rect')!.getAttribute('fill')).toBe('#fff');
  expect(read('<rect fill="#fff"/>', false)!.querySelector('rect')!.getAttribute('fill')).toBe('#fff');
});

test('what is around a drawing can go on with its ground, by day and by night', () => {
  expect(groundOf(read('<rect width="10" height="10" fill="#fff"/><circle/>')!)).toMatch(/^light-dark\(#fff, oklch\(/);
  expect(groundOf(read('<rect width="10" height="10" fill="#fefbf4"/><circle fill="#e9bd98"/>')!)).toBe('#fefbf4');
});

test.each([
  '<rect width="10" height="4" fill="#fff"/>',
  '<rect x="1" width="10" height="10" fill="#fff"/>',
  '<circle r="20" fill="#fff"/>',
  '<rect width="10" height="10" fill="url(#a)"/>',
  '<rect width="10" height="10" fill="var(--paper)"/>',
])('a drawing without a ground of one colour has none: %s', (inside) => {
  expect(groundOf(read(inside)!)).toBeNull();
});

test('names inside are its own', () => {
  const drawing = read(
    '<defs><clipPath id="a"><rect/></clipPath></defs><g clip-path="url(#a)"/><use xlink:href="#a"/>',
  )!;
  expect(drawing.querySelector('clipPath')!.id).toBe('p-a');
  expect(drawing.querySelector('g')!.getAttribute('clip-path')).toBe('url(#p-a)');
  expect(drawing.querySelector('use')!.getAttribute('href')).toBe('#p-a');
});

test.each([
  '<script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
  '<a xlink:href="https://evil.example"><rect/></a>',
  '<image xlink:href="data:image/png;base64,AA=="/>',
  '<rect onclick="alert(1)"/>',
  '<rect style="position:fixed"/>',
  '<rect class="fixed inset-0"/>',
  '<rect fill="url(https://evil.example/x)"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<set attributeName="href" to="x"/>',
])('what could run, load, link or style the page keeps a drawing out of it: %s', (inside) => {
  expect(read(inside)).toBeNull();
});

test('turning keeps what can be read: the darker of two is the lighter one by night', () => {
  const lightnessOf = (hex: string) => Number(/oklch\(([\d.]+)/.exec(nightColour(readColour(hex)!))![1]);
  const fromLight = ['#ffffff', '#feefc7', '#f5ba14', '#00765c', '#162232'].map(lightnessOf);
  expect(fromLight).toEqual(fromLight.toSorted((a, b) => a - b));
  expect(fromLight.at(-1)! - fromLight[0]!).toBeGreaterThan(0.6);
});

test('skin is told from gold, cream and brown ink', () => {
  expect(['#e9bd98', '#c99469', '#9c6843'].map((hex) => isSkin(readColour(hex)!))).toEqual([true, true, true]);
  expect(['#f5ba14', '#feefc7', '#f26420', '#c8c4b9', '#2a1f1a'].map((hex) => isSkin(readColour(hex)!))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
