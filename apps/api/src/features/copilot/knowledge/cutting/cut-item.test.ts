import { expect, test } from 'vitest';
import { cutItem } from './cut-item.ts';

test('a page of a comic says who speaks, and behind it what is to be seen', () => {
  const panel = {
    image: 'media/1.svg',
    prompt: 'A room with two beds.',
    caption: 'Mr Eriksen, fourth day.',
    dialog: [{ speaker: 'Jonas', text: 'Your paper, Mr Eriksen.' }],
  };
  expect(cutItem('comic', { pages: [{ title: 'Nine in the morning', panels: [panel] }] }, null)).toEqual([
    { heading: 'Nine in the morning', text: 'Mr Eriksen, fourth day. Jonas: ‘Your paper, Mr Eriksen.’', isWhole: true },
    { heading: 'Nine in the morning', text: 'A room with two beds.', isWhole: true },
  ]);
});

test('what a comic shows is cut sentence by sentence of its author', () => {
  const panels = [{ image: 'media/1.svg', prompt: 'A bed.' }];
  const [, ...shown] = cutItem('comic', { pages: [{ panels }], takeaways: ['Ask first.', 'Then measure.'] }, null);
  expect(shown.map(({ text }) => text)).toEqual(['Ask first.', 'Then measure.']);
});

test('no speech of a comic is torn, and a panel of few words goes with the next', () => {
  const panel = (text: string) => ({ image: 'media/1.svg', prompt: 'A bed.', dialog: [{ speaker: 'Ewa', text }] });
  const [long, short] = ['The third of March. With a w, like the queen of nothing at all, I say. Hm?', 'Yes. Yes.'];
  const texts = (...said: string[]) =>
    cutItem('comic', { pages: [{ title: 'Nine', panels: said.map(panel) }] }, null)
      .map(({ text }) => text)
      .filter((text) => text !== 'A bed.');
  expect(texts(long, long)).toEqual([`Ewa: ‘${long}’`, `Ewa: ‘${long}’`]);
  expect(texts(short, long, long)).toEqual([`Ewa: ‘${short}’ Ewa: ‘${long}’`, `Ewa: ‘${long}’`]);
  expect(texts(long, short)).toEqual([`Ewa: ‘${long}’ Ewa: ‘${short}’`]);
});
