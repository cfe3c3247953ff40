import { expect, test } from 'vitest';
import { checkCaptions } from './check-captions.ts';
import { mediaTypeOf } from './media-type.ts';

test('a drawing is known behind a declaration and comments', () => {
  const drawing =
    '<?xml version="1.0"?>\n<!-- made by hand --> <!-- twice -->\n<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(mediaTypeOf(Buffer.from(drawing))?.family).toBe('drawing');
});

test('a file of comments is no drawing, and captions of brackets are text: both are seen at once', () => {
  const began = performance.now();
  expect(mediaTypeOf(Buffer.from('<!---->'.repeat(28)))).toBeNull();
  checkCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(200_000)}`, () => undefined);
  expect(performance.now() - began).toBeLessThan(1000);
});
