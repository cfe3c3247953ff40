import { expect, test } from 'vitest';
import { cutItem } from './cut-item.ts';

test('a page of a comic says who speaks', () => {
  const panel = {
    image: 'media/1.svg',
    prompt: 'A room with two beds.',
    caption: 'Mr Eriksen, fourth day.',
    dialog: [{ speaker: 'Jonas', text: 'Your paper, Mr Eriksen.' }],
  };
  expect(cutItem('comic', { pages: [{ title: 'Nine in the morning', panels: [panel] }] }, null)).toEqual([
    { heading: 'Nine in the morning', text: 'Mr Eriksen, fourth day. Jonas: ‘Your paper, Mr Eriksen.’' },
  ]);
});
