import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';
import { markdownSections } from './markdown-sections.ts';

const LIBRARY = join(import.meta.dirname, '../../../../../../packages/demo-library/organizations');
const articles = globSync('**/*.md', { cwd: LIBRARY }).map((file) =>
  readFileSync(join(LIBRARY, file), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
);

function drawn(markdown: string): string {
  const { container, unmount } = render(
    <MemoryRouter>
      <ArticleText markdown={markdown} media={() => undefined} contentPath={(id) => id} glossary={{}} />
    </MemoryRouter>,
  );
  const html = container.innerHTML.replaceAll(/\n+(?=<)|<!--.*?-->/g, '');
  unmount();
  return html;
}

test('an article is cut before its headings', () => {
  expect(markdownSections('Lead\n\n## One\n\ntext\n\n### Two\nmore\n')).toEqual([
    'Lead\n',
    '## One\n\ntext\n',
    '### Two\nmore\n',
  ]);
});

test('what looks like a heading in code or in a formula is none', () => {
  const code = '```sh\n\n# not a heading\n```\n\n~~~\n\n## nor this\n~~~\n\n$$\n\n# x\n$$\n';
  expect(markdownSections(code)).toHaveLength(1);
  expect(markdownSections(`${code}\n## Now`)).toHaveLength(2);
});

test('a text whose links are defined elsewhere in it stays whole', () => {
  expect(markdownSections('See [here][a].\n\n## Sources\n\n[a]: https://example.org\n')).toHaveLength(1);
});

test('every sample article is drawn as it is in one piece', { tags: ['ci'] }, () => {
  expect(articles.length).toBeGreaterThan(50);
  const cut = articles.filter((markdown) => markdownSections(markdown).length > 1);
  expect(cut.length).toBeGreaterThan(30);
  for (const markdown of cut) expect(drawn(markdown)).toBe(drawn(`${markdown}\n\n[whole]: https://example.org\n`));
});
