import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

const show = (markdown: string) =>
  render(
    <MemoryRouter>
      <ArticleText markdown={markdown} media={() => undefined} contentPath={(id) => id} glossary={{}} />
    </MemoryRouter>,
  ).container;

test('formulas stand in a line, alone in a paragraph and on lines of their own', async () => {
  const container = show('Half is $$\\frac{1}{2}$$.\n\n$$a^2 + b^2$$\n\n$$\n\\ce{2H2 + O2 -> 2H2O}\n$$\n');
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(3), { timeout: 20_000 });
  expect([...container.querySelectorAll('math')].map((math) => math.getAttribute('display'))).toEqual([
    null,
    'block',
    'block',
  ]);
});

test('what stands low, what is struck through and what is code keep their meaning', () => {
  const container = show('H~2~O, ~~gone~~, x^2^ and `H~2~O`');
  expect(container.innerHTML).toBe('<p>H<sub>2</sub>O, <del>gone</del>, x<sup>2</sup> and <code>H~2~O</code></p>');
});

test('a formula cannot bring a link, a picture or a script', async () => {
  const container = show(
    String.raw`$$\href{javascript:alert(1)}{x}$$ and $$\includegraphics{https://example.org/x.png}$$`,
  );
  await screen.findByText(/includegraphics/);
  expect(container.querySelector('[href], img')).toBeNull();
});
