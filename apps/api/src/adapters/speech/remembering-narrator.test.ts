import { expect, test } from 'vitest';
import type { Narrator } from '#adapters/narrator/port.ts';
import { rememberingNarrator } from './remembering-narrator.ts';

const SECOND = 16_000;

/** Counts what it is asked to read; each text takes a second. */
function aNarrator() {
  const read: string[] = [];
  const narrator: Narrator = {
    async speak(texts, voice) {
      read.push(...texts.map((text) => `${voice}: ${text}`));
      if (texts.includes('broken')) throw new Error('No voice.');
      return texts.map(() => ({ samples: new Int16Array(SECOND), rate: SECOND, seconds: 1 }));
    },
    close: async () => undefined,
  };
  return { narrator, read };
}

test('what two people hear at once, or one after the other, is read once for each voice', async () => {
  const { narrator, read } = aNarrator();
  const { speak } = rememberingNarrator(narrator);
  await Promise.all([speak(['Sit down.'], 'female'), speak(['Sit down.'], 'female')]);
  await speak(['Sit down.'], 'female');
  await speak(['Sit down.'], 'male');
  expect(read).toEqual(['female: Sit down.', 'male: Sit down.']);
});

test('the sentences that were not needed for longest are read again', async () => {
  const { narrator, read } = aNarrator();
  const { speak } = rememberingNarrator(narrator, 2 * SECOND * Int16Array.BYTES_PER_ELEMENT);
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await speak([text]);
  expect(read).toEqual(['female: one', 'female: two', 'female: three', 'female: two']);
});

test('a sentence that could not be read is tried again', async () => {
  const { narrator, read } = aNarrator();
  const { speak } = rememberingNarrator(narrator);
  await expect(speak(['broken'])).rejects.toThrow('No voice.');
  await expect(speak(['broken'])).rejects.toThrow('No voice.');
  expect(read).toHaveLength(2);
});
