import { expect, test } from 'vitest';
import { actOf } from './video-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, target: null };

test('keys play, skip and turn captions on, in either case', () => {
  expect([actOf({ ...plain, key: 'k' }), actOf({ ...plain, key: 'J' }), actOf({ ...plain, key: 'c' })]).toEqual([
    { type: 'toggle' },
    { type: 'skip', seconds: -10 },
    { type: 'captions' },
  ]);
});

test('keys of the browser and other letters stay what they are', () => {
  expect([
    actOf({ ...plain, key: 'l', ctrlKey: true }),
    actOf({ ...plain, key: 'x' }),
    actOf({ ...plain, key: ' ' }),
  ]).toEqual([null, null, null]);
});

test('in the list of speeds letters look for a speed', () => {
  const list = document.createElement('button');
  list.setAttribute('role', 'combobox');
  expect(actOf({ ...plain, key: 'k', target: list })).toBeNull();
});
