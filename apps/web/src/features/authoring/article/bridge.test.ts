import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArticle, writeArticle } from './bridge.ts';
import { canonicalBlock } from './schema.ts';

const LIBRARY = join(import.meta.dirname, '../../../../../../packages/demo-library/organizations');
const articles = globSync('**/*.md', { cwd: LIBRARY })
  .map((path) => ({ path, text: readFileSync(join(LIBRARY, path), 'utf8') }))
  .filter(({ text }) => text.startsWith('---\n'))
  .map(({ path, text }) => ({ path, markdown: text.slice(text.indexOf('\n---\n', 3) + 5) }));

const read = (markdown: string) => readArticle(markdown, canonicalBlock);
/** Through the editor's schema, as when it is opened. */
const opened = (markdown: string) => {
  const article = read(markdown);
  return { article, doc: { ...article.doc, content: article.doc.content!.map(canonicalBlock) } };
};

test('an article that nobody touched stays byte for byte, in the whole sample library', () => {
  expect(articles.length).toBeGreaterThan(40);
  for (const { path, markdown } of articles) {
    const { article, doc } = opened(markdown);
    const written = writeArticle(article, { ...doc, content: [...doc.content, { type: 'paragraph' }] });
    expect({ path, written }).toEqual({ path, written: markdown });
  }
});

test('written anew, every article of the library is the same document', { tags: ['ci'] }, () => {
  for (const { path, markdown } of articles) {
    const { doc } = opened(markdown);
    const anew = writeArticle({ doc: { type: 'doc' }, blocks: [], start: '' }, doc);
    expect({ path, doc: read(anew).doc }).toEqual({ path, doc: read(markdown).doc });
  }
});

const SAMPLE = `## Pain & words

Costs $5 and then $6; *never* **always** ~~old~~ \`code\` H~2~O, x^2^, $$a\\,b$$ and [a term](glossary:pain).

> [!TIP]
> Ask *first*.
>
> - one
> - two

| A | B |
| :-- | --: |
| 1 \\| 2 | **3** |

- [ ] open
- [x] done

1. one
   - deep
2. two

\`\`\`question
prompt: Why?
\`\`\`

![A scale](media/scale.svg "Big")

$$
\\frac{1}{2}
$$

A note.[^1]

[^1]: Below.
`;

test('tables, call-outs, formulas, tasks and what the editor does not know come back', () => {
  const { article, doc } = opened(SAMPLE);
  expect(writeArticle(article, doc)).toBe(SAMPLE);
  const anew = writeArticle({ doc: { type: 'doc' }, blocks: [], start: '' }, doc);
  expect(read(anew).doc).toEqual(article.doc);
  expect(anew).toContain('> [!TIP]\n> Ask *first*.');
});

test('a changed heading changes its own line only', () => {
  const { article, doc } = opened(SAMPLE);
  const content = doc.content.map((block, i) =>
    i === 0 ? { ...block, content: [{ type: 'text', text: 'Other words' }] } : block,
  );
  expect(writeArticle(article, { ...doc, content })).toBe(SAMPLE.replace('Pain & words', 'Other words'));
});

test('empty paragraphs do not grow the text', () => {
  const { article, doc } = opened('One.\n');
  expect(writeArticle(article, { ...doc, content: [...doc.content, { type: 'paragraph' }] })).toBe('One.\n');
  expect(writeArticle(read(''), { type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
});

test('two lists side by side stay two', () => {
  const list = (text: string) => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }],
  });
  const written = writeArticle(read(''), { type: 'doc', content: [list('a'), list('b')] });
  expect(read(written).doc.content).toHaveLength(2);
});
