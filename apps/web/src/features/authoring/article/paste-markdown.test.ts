import { expect, test } from 'vitest';
import { pastedBlocks } from './paste-markdown.ts';

const typesOf = (text: string, html = '') => pastedBlocks({ text, html })?.map(({ type }) => type) ?? null;

test('pasted Markdown becomes what it stands for', () => {
  expect(typesOf('## Look first\n\nThen **ask**.\n\n- one\n- two\n\n| A | B |\n| - | - |\n| 1 | 2 |')).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'table',
  ]);
  expect(typesOf('See [the policy](https://example.org).')).toEqual(['paragraph']);
  expect(typesOf('```question\nprompt: Why?\n```')).toEqual(['question']);
});

test('its title becomes a heading below the title of the item, and the others move along', () => {
  const [title, part] = pastedBlocks({ text: '# Pain\n\n## Look', html: '' })!;
  expect([title!.attrs, part!.attrs]).toEqual([{ level: 2 }, { level: 3 }]);
});

test('what the editor has no block for stays as its source', () => {
  expect(pastedBlocks({ text: '# A\n\nWords[^1]\n\n[^1]: A note', html: '' })!.map(({ type }) => type)).toContain(
    'sourceBlock',
  );
});

test('ordinary words stay as they are', () => {
  for (const text of [
    'It costs $5 and then $6.',
    'a * b * c',
    'https://example.org',
    '    indented',
    'snake_case_name',
  ])
    expect(typesOf(text)).toBeNull();
});

test('what was copied with its form keeps that; lines of a code editor are read as Markdown', () => {
  expect(typesOf('## Look', '<h2>Look</h2>')).toBeNull();
  expect(typesOf('- one', '<b id="docs-internal-guid"><ul><li>one</li></ul></b>')).toBeNull();
  expect(typesOf('## Look', '<body><div style="font-family: monospace"><span>## Look</span></div></body>')).toEqual([
    'heading',
  ]);
});
