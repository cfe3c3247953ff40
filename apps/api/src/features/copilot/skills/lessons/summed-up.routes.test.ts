import { expect } from 'vitest';
import { aLibraryFolder } from '#features/library/library.factory.ts';
import { test } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const comic = {
  title: 'The other cup',
  summary: 'Two names and one question.',
  minutes: 2,
  status: 'published',
  pages: [
    {
      title: 'Morning',
      panels: [
        { image: 'media/bed.svg', prompt: 'Two wristbands side by side. On both of them stands Novak.' },
        {
          image: 'media/bed.svg',
          prompt: 'Sofia holds a cup with tablets, and hesitates.',
          dialog: [
            { speaker: 'Sofia', text: 'Mrs Novak? I have your tablets.' },
            { speaker: 'Old lady', text: 'Yes, yes. How nice of you.' },
          ],
        },
        { image: 'media/bed.svg', prompt: 'The old lady, proud.' },
      ],
    },
  ],
  takeaways: [
    'It nearly went wrong because two patients with one name lay side by side.',
    'A name called out is no check: a polite patient says yes to it. Ask for the full name and the date of birth.',
    'Afterwards both records carried a warning.',
  ],
};
const library = aLibraryFolder({
  '01-cup.comic.yaml': JSON.stringify(comic),
  'media/bed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
});
const on = {
  page_context: { page_id: 'content' as const, content: { id: 'cup', title: 'The other cup', type: 'comic' as const } },
};

test('what a comic was summed up by answers what is asked after it', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  expect((await askSophie(server, place, 'what went wrong', on)).text).toMatch(/^\*\*The other cup\*\*: Two names/);
  const { text } = await askSophie(server, place, 'who got the wrong tablets', on);
  expect(text).toContain('Ask for the full name and the date of birth.');
});

test('a name that the library does not have is not told by something else', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  await askSophie(server, place, 'who got the wrong tablets', on);
  expect((await askSophie(server, place, 'what is vishing', on)).text).toMatch(/^I do not know/);
  expect((await askSophie(server, place, 'what is a wristband', on)).text).toContain('Two wristbands side by side.');
});
