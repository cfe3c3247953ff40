import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-short.md': anArticle({ title: 'Short', text: 'Nothing much.\n' }),
  '02-hands.md': anArticle({
    title: 'Hands',
    text: '## Rub or wash\n\n| When | What |\n|---|---|\n| Visibly dirty | Wash with soap |\n| After gloves | Rub with alcohol |\n| Spores about | Wash with soap |\n| Before a touch | Rub with alcohol |\n',
  }),
  '03-later.comic.yaml':
    "title: Later\nsummary: A hunch counts, and is counted.\npages:\n  - title: Night\n    panels:\n      - image: media/panel.svg\n        prompt: A room.\n        dialog:\n          - { speaker: Jonas, text: 'Your paper, Mr Eriksen.' }\n          - { speaker: Mr Eriksen, text: Later. }\n          - { speaker: Jonas, text: 'And confused? Sunday?' }\n",
  'media/panel.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = (id: string, type: 'article' | 'comic' = 'article') => ({
  page_context: {
    page_id: 'content' as const,
    content: { id, title: id, type },
    place: type === 'comic' ? { page: 1 } : undefined,
  },
});

test('nothing is promised of a page that holds too little: a lesson beside it that holds enough is offered', async ({
  server,
  place,
}) => {
  const { text, last, lines } = await askSophie(server, place, 'make me flashcards about this', on('short'));
  expect(text).toBe(
    'There is too little text in this page to make flashcards of. From **Hands** I can: open it and ask me there.',
  );
  expect(lines.some(({ making }) => making)).toBe(false);
  expect(last.actions).toMatchObject([{ title: 'Open Hands' }]);
  expect((await askSophie(server, place, 'flashcrads pls', on('hands'))).text).toBe(
    "I'm making flashcards from this page.",
  );
});

test('cards of a story are made from the lesson beside it, which says what is to be learned', async ({
  server,
  place,
}) => {
  const { text, lines } = await askSophie(server, place, 'make me flashcards of this', on('later', 'comic'));
  expect(text).toBe("I'm making flashcards from **Hands**, the lesson beside this story.");
  expect(lines.some(({ making }) => making)).toBe(true);
});

test('of a comic the simpler words are those of its summary, and no scraps', async ({ server, place }) => {
  await askSophie(server, place, 'what happens in this comic?', on('later', 'comic'));
  for (const question of ['can you put that in easier words', 'say this in simpler words'])
    expect((await askSophie(server, place, question, on('later', 'comic'))).text).toBe(
      'In short:\n\nA hunch counts, and is counted.',
    );
});

test('slips in the words of a wish are heard', async ({ server, place }) => {
  for (const question of ['summry', 'sumary please'])
    expect((await askSophie(server, place, question, on('hands'))).text).toMatch(/^\*\*Hands\*\*/);
});
