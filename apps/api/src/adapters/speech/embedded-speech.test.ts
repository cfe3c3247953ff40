// @module-tag ci
import { expect, test } from 'vitest';
import { createEmbeddedSpeech } from './embedded-speech.ts';
import { findEmbeddedFiles } from './embedded-files.ts';
import { RECOGNITION_RATE } from './port.ts';

test('a server that stops while somebody is being recognized stops without a crash', async () => {
  const speech = createEmbeddedSpeech(findEmbeddedFiles('tiny').files!);
  const noise = Float32Array.from({ length: RECOGNITION_RATE * 10 }, (_, at) => Math.sin(at / 9) * Math.sin(at / 700));
  const texts = Array.from({ length: 40 }, () => speech.recognizer.transcribe(noise).catch(() => 'stopped'));
  await texts[0];
  await speech.close();
  expect((await Promise.all(texts)).at(-1)).toBe('stopped');
});
