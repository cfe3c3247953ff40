import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-cuff.md': anArticle({
    title: 'The cuff',
    text: 'How to begin.\n\n1. Sit the person down for a while.\n2. Choose a cuff that fits the arm, because a narrow cuff reads too high.\n3. Write both values down at once.\n',
  }),
});

test('a step that is cited without the others has no number', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  const { text } = await askSophie(server, place, 'which cuff reads too high');
  expect(text).toContain('Choose a cuff that fits the arm');
  const isAlone = (text.match(/^(?:\d+\. )?(?:Sit|Choose|Write)/gm) ?? []).length === 1;
  expect(/^\d+\. /m.test(text)).toBe(!isAlone);
});
