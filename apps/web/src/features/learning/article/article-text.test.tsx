import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

const article = (furthest: number) => (
  <MemoryRouter>
    {/* What a player is given is made anew whenever progress is reported. */}
    <ArticleText
      markdown={'| a | b |\n|---|---|\n| 1 | 2 |\n'}
      media={() => undefined}
      contentPath={(id) => `/${id}/${furthest}`}
      glossary={{}}
    />
  </MemoryRouter>
);

test('a table stays the same while progress is reported, and keeps how far it was scrolled', () => {
  const { rerender } = render(article(0));
  const table = screen.getByRole('table');
  rerender(article(0.5));
  expect(screen.getByRole('table')).toBe(table);
});

test('a stored text that would keep the browser busy is shown as it is', () => {
  const lists = Array.from({ length: 250 }, (_, i) => `${' '.repeat(2 * i)}- a`).join('\n');
  render(
    <MemoryRouter>
      <ArticleText markdown={`## Ask\n\n${lists}`} media={() => undefined} contentPath={(id) => id} glossary={{}} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText(/## Ask/)).toBeDefined();
});

test('a place for a rule of the house is shown as such', () => {
  render(
    <MemoryRouter>
      <ArticleText
        markdown={'> [!LOCAL]\n> Whom do you call at night?'}
        media={() => undefined}
        contentPath={(id) => id}
        glossary={{}}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Your organization’s rule' })).toBeDefined();
  expect(screen.getByRole('complementary').textContent).toContain('Whom do you call at night?');
});

test('the corner of a table that says nothing heads no column', () => {
  render(
    <MemoryRouter>
      <ArticleText
        markdown={'| | 3 |\n|---|---|\n| Breaths | 8 |\n'}
        media={() => undefined}
        contentPath={(id) => id}
        glossary={{}}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['3']);
});

test('a value in a table stays on one line, words do not', () => {
  render(
    <MemoryRouter>
      <ArticleText
        markdown={'| | 3 | 1 | 0 |\n|---|---|---|---|\n| Pressure | ≤ 90 | 101-110 | not alert |\n'}
        media={() => undefined}
        contentPath={(id) => id}
        glossary={{}}
      />
    </MemoryRouter>,
  );
  const kept = screen.getAllByRole('cell').filter(({ className }) => className === 'whitespace-nowrap');
  expect(kept.map(({ textContent }) => textContent)).toEqual(['≤ 90', '101-110']);
});
