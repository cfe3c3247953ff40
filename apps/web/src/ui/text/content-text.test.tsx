import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentText } from './content-text.tsx';

test('a formula is drawn as mathematics, with its TeX for who copies it', async () => {
  const { container } = render(
    <p>
      <ContentText text={String.raw`Half is $$\frac{1}{2}$$ of it.`} />
    </p>,
  );
  const math = await screen.findByRole('math', {}, { timeout: 20_000 }).catch(() => container.querySelector('math'));
  expect(math?.querySelector('mfrac')).not.toBeNull();
  expect(math?.querySelector('annotation')?.textContent).toBe(String.raw`\frac{1}{2}`);
});

test('a formula that cannot be read, or is too deep, stays as it is written', async () => {
  const deep = `${'{'.repeat(60)}x${'}'.repeat(60)}`;
  const { container } = render(
    <p>
      <ContentText text={String.raw`$$\frac{1$$ and $$${deep}$$`} />
    </p>,
  );
  await screen.findByText(String.raw`\frac{1`);
  expect(container.querySelector('math')).toBeNull();
  expect(container.textContent).toContain(deep);
});

test('what stands low and high does, and signs alone stay signs', () => {
  const { container } = render(
    <p>
      <ContentText text="H~2~O, x^2^, ~5 ml to ~10 ml, 97 %" />
    </p>,
  );
  expect(container.innerHTML).toBe(
    '<p>H<sub>2</sub>O, x<sup>2</sup>, ~5 ml to ~10 ml, 97\u00a0%</p>'.replace('\u00a0', '&nbsp;'),
  );
});
