import { expect, test } from 'vitest';
import { entryBesideAsked } from './entry-beside.ts';

const route = ['Belly: soft?', 'Bladder: how much?', 'Arms and legs: warm?'].map((entry, position) => ({
  group: 'route',
  position,
  paragraph: 1,
  heading: 'One route',
  share: 0,
  text: `- ${entry}`,
}));

test.each([
  ['which one comes after bladder', '- Arms and legs: warm?'],
  ['and what comes before the bladder?', '- Belly: soft?'],
  ['what comes after arms and legs', null],
  ['what comes after the fall', null],
  ['what is a bladder', null],
])('%j is read off the list: %j', (question, text) =>
  expect(entryBesideAsked(question, route)?.[0]?.text ?? null).toBe(text),
);
