import { expect, test } from 'vitest';
import { itemBlocks } from '../../knowledge/place/item-blocks.ts';
import { storyOf, storyWishOf } from './tell-story.ts';

test.each([
  ["what's the point of this comic", 'point'],
  ['whats the moral of the story', 'point'],
  ['whats the story', 'point'],
  ['what should i learn from it', 'point'],
  ['what did the nurse do wrong', 'wrong'],
  ['what did Sofia do wrong?', 'wrong'],
  ['what went wrong here', 'wrong'],
  ['what was her mistake', 'wrong'],
  ['what happend at the end of the comic', 'end'],
  ['how does it end', 'end'],
  ['what happened on page 2', 'page 2'],
  ['whats on the second page', 'page 2'],
  ['so what is page three about', 'page 3'],
] as const)('"%s" asks for the %s of a story', (question, wish) => expect(storyWishOf(question)).toBe(wish));

test.each(['what is wrong with a trailing zero', 'at which point do i call', 'what did she say', 'who made it'])(
  '"%s" asks for something in it',
  (question) => expect(storyWishOf(question)).toBeNull(),
);

const panel = (caption: string, dialog: { speaker: string; text: string }[] = []) => ({
  prompt: 'A table.',
  caption,
  dialog,
});
const blocks = itemBlocks({
  kind: 'comic',
  body: {
    pages: [
      {
        title: 'Morning',
        panels: [
          panel('Two cups stand side by side.', [
            { speaker: 'Ann', text: 'For you. I think. It is the blue one, is it?' },
          ]),
          panel('', [{ speaker: 'Bo', text: `${'Well, '.repeat(40)}yes.` }]),
        ],
      },
      {
        title: 'Evening',
        panels: [panel('Now each cup has a name.', [{ speaker: 'Bo', text: 'Read it. Then pour.' }])],
      },
    ],
  },
});
const item = { title: 'Cups', summary: 'A mix-up.' };

test('a story is told page by page, by what is narrated and by whole speeches', () => {
  expect(storyOf(item, blocks, 'summary')).toBe(
    '**Cups**: A mix-up.\n\n- **Morning**: Two cups stand side by side. Ann: ‘For you. I think. It is the blue one, is it?’\n- **Evening**: Now each cup has a name. Bo: ‘Read it. Then pour.’',
  );
});

test('its point is how it comes out, with what leads to a short ending, and what went wrong stands before that', () => {
  expect(storyOf(item, blocks, 'point')).toBe(
    '**Cups**: A mix-up.\n\n**Morning**: Two cups stand side by side. Ann: ‘For you. I think. It is the blue one, is it?’\n\n**Evening**: Now each cup has a name. Bo: ‘Read it. Then pour.’',
  );
  expect(storyOf(item, blocks, 'wrong')).toMatch(/goes wrong, and what helps:\n\n- \*\*Morning\*\*: Two cups/);
});

test('a comic that says what it shows is told by that, and its ending by its last page', () => {
  const withTakeaway = [
    ...blocks,
    { heading: '', text: 'A name on a cup prevents a mix-up.', rows: [], isTakeaway: true },
  ];
  for (const wish of ['summary', 'point', 'wrong'] as const)
    expect(storyOf(item, withTakeaway, wish)).toBe('**Cups**: A mix-up.\n\n- A name on a cup prevents a mix-up.');
  expect(storyOf(item, withTakeaway, 'end')).toContain('**Evening**: Now each cup has a name.');
});

test('a page is told by itself, and none that it does not have', () => {
  expect(storyOf(item, blocks, 'page 2')).toBe(
    'Page 2 of **Cups** (Evening):\n\nNow each cup has a name. Bo: ‘Read it. Then pour.’',
  );
  expect(storyOf(item, blocks, 'page 3')).toBeNull();
});

test('a picture without a word is told by what is to be seen', () => {
  const silent = itemBlocks({ kind: 'comic', body: { pages: [{ panels: [panel('')] }] } });
  expect(storyOf(item, silent, 'summary')).toBe('**Cups**: A mix-up.\n\n- A table.');
});

test('where nothing is told there is no story', () => expect(storyOf(item, [], 'point')).toBeNull());
