import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder(
  {
    '01-shock.md': anArticle({
      title: 'Shock',
      text: 'Sepsis is found in the blood. Septic shock needs medicines that hold the pressure.\n',
    }),
    '02-rub.md': anArticle({
      title: 'Rub or wash',
      text: 'Two ways.\n\n| What | Rub | Wash |\n|---|---|---|\n| Time | 20 seconds | 40 seconds |\n| Needs | Alcohol | Soap and water |\n',
    }),
  },
  {
    'glossary.yaml':
      '- { term: Sepsis, definition: Organs fail after an infection. }\n- { term: Septic shock, definition: Sepsis in which the pressure falls. }\n- { term: Rub, definition: With alcohol. }\n- { term: Wash, definition: With soap. }\n',
  },
);
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test.for([
  'difference between sepsis and septic shock',
  'sepsis vs septic shock',
  'how is sepsis different from septic shock',
])('%s: each is told by the glossary', async (question, { server, place }) => {
  const { text, last } = await askSophie(server, place, question);
  expect(text).toBe(
    '**Sepsis**: Organs fail after an infection.\n\n**Septic shock**: Sepsis in which the pressure falls.',
  );
  expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['shock']);
});

test('where a lesson sets both side by side, its table is read', async ({ server, place }) => {
  expect((await askSophie(server, place, 'difference between rub and wash')).text).toContain(
    '| Time | 20 seconds | 40 seconds |',
  );
});

test('of what is nowhere nothing is made up', async ({ server, place }) => {
  expect((await askSophie(server, place, 'difference between sepsis and a zebra')).text).not.toContain('**Zebra**');
});
