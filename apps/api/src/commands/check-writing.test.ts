import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expect, test } from 'vitest';
import { checkLibrary, openFolder } from '#features/library/index.ts';
import { describeWriting, reviewWriting } from './check-writing.ts';

const readDraft = async (organization: string) => {
  const { draft, problems } = await checkLibrary(await openFolder(join(ORGANIZATIONS_DIR, organization)));
  expect(problems).toBeNull();
  return draft!;
};

test.for(readdirSync(ORGANIZATIONS_DIR))(
  'the writing rules find nothing in the questions of %s',
  { tags: ['ci'] },
  async (organization) => {
    const review = await reviewWriting(await readDraft(organization));
    expect(review.questions).toBeGreaterThan(100);
    expect(review.findings.map(({ said }) => said)).toEqual([]);
  },
);

test('a flaw is told with its place, counted in a table, and guessing is scored beside chance', async () => {
  const draft = await readDraft('academy');
  const review = await reviewWriting({
    ...draft,
    items: draft.items.map((item) =>
      item.id === 'close-the-book'
        ? {
            ...item,
            references: [{ title: 'A publisher', url: 'https://www.example.org/' }],
            body: {
              markdown:
                '```question\nprompt: What helps most?\noptions:\n  - text: Watch it again\n  - text: All of the above\n    correct: true\n    why: Yes.\n```',
            },
          }
        : item,
    ),
  });
  const lines = describeWriting(review);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^how-to-learn\/recall\/close-the-book, question in the text: An option about the other/),
      expect.stringMatching(/^how-to-learn\/recall\/close-the-book, question in the text: No reason yet/),
      'how-to-learn/recall/close-the-book: A reference that names a site, not the page: https://www.example.org/',
      '    1  No reason yet',
      expect.stringMatching(/^guessing: the longest option \d+\.\d % right in 64, chance 2\d\.\d %$/),
      expect.stringMatching(/^[34] things could be written better.$/),
    ]),
  );
});
