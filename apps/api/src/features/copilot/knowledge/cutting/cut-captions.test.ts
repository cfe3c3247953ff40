import { expect, test } from 'vitest';
import { cutCaptions } from './cut-captions.ts';

const FILM = `WEBVTT

00:00:15.867 --> 00:00:18.800
Rereading carries you there by car:

00:00:19.000 --> 00:00:23.067
comfortable, but you would not find the way alone.

00:00:23.267 --> 00:00:27.733
One group read it again.
`;

test('a sentence over two captions is one piece, also where a chapter begins within it', () => {
  const chapters = [
    { start: 0, title: 'On foot' },
    { start: 19, title: 'By car' },
  ];
  expect(cutCaptions(FILM, chapters)).toEqual([
    {
      heading: 'By car',
      seconds: 15.867,
      text: 'Rereading carries you there by car: comfortable, but you would not find the way alone. One group read it again.',
    },
  ]);
});

test('captions without punctuation are cut all the same', () => {
  const cues = Array.from(
    { length: 60 },
    (_, i) => `00:00:${String(i).padStart(2, '0')}.000 --> 00:01:00.000\nand so on it goes`,
  );
  const pieces = cutCaptions(`WEBVTT\n\n${cues.join('\n\n')}`, []);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThan(800);
});
