import { expect, test } from 'vitest';
import { readGlossaryText } from '#features/library/read/reading-tasks.ts';
import { editGlossary, type FileTerm } from './glossary-source.ts';

const a: FileTerm = { slug: 'a', term: 'A', definition: 'First.', aliases: [] };
const b: FileTerm = { slug: 'b', term: 'B', definition: 'Second: with a colon.', aliases: ['be', 'bee'] };
const c: FileTerm = { slug: 'c', term: 'C', definition: 'Third.', aliases: [] };

test.for([
  [
    'a list',
    '- term: A\n  definition: First.\n- term: B\n  definition: "Second: with a colon."\n  aliases: [be, bee]\n',
  ],
  [
    'a list in brackets',
    '[{ term: A, definition: First. }, { term: B, definition: "Second: with a colon.", aliases: [be, bee] }]',
  ],
  [
    'an indented list',
    '  - { term: A, definition: First. }\n  - { term: B, definition: "Second: with a colon.", aliases: [be, bee] }',
  ],
  [
    'a list without a last line end',
    '- { term: A, definition: First. }\n- { term: B, definition: "Second: with a colon.", aliases: [be, bee] }',
  ],
  [
    'a list that refers to itself',
    '- { term: A, definition: First. }\n- { term: B, definition: "Second: with a colon.", aliases: &x [be, bee] }',
  ],
  [
    'a document with a mark',
    '---\n- { term: A, definition: First. }\n- { term: B, definition: "Second: with a colon.", aliases: [be, bee] }\n',
  ],
] as const)('%s reads as what it was changed to', ([, source]) => {
  for (const after of [[a, b], [a, c, b], [b], [{ ...a, definition: 'Other.\nLines.' }, b, c], [b, a]]) {
    const { value, problems } = readGlossaryText(editGlossary(source, [a, b], after)!);
    expect(problems).toEqual([]);
    expect(value).toEqual(after);
  }
});
