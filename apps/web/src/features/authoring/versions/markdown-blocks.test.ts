import { expect, test } from 'vitest';
import { blocksOf } from './markdown-blocks.ts';

test('blocks are what stands between empty lines, and a fenced block is one', () => {
  const question = '```question\nprompt: Whom?\n\noptions: []\n```';
  expect(blocksOf(`One\nand more.\n\n\n${question}\n\n> [!TIP]\n> Ask.\n`)).toEqual([
    'One\nand more.',
    question,
    '> [!TIP]\n> Ask.',
  ]);
});
