import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Phrases } from './phrases.tsx';

test('a title keeps its words, and each of its phrases stays together', () => {
  const { container } = render(<Phrases>Which pain scale, for whom? 3.5 mg, 14:30</Phrases>);
  expect(container.textContent).toBe('Which pain scale, for whom? 3.5 mg, 14:30');
  expect(Array.from(container.children, (phrase) => phrase.textContent)).toEqual([
    'Which pain scale,',
    'for whom?',
    '3.5 mg,',
    '14:30',
  ]);
});

test('a phrase that is longer than its place holds is not kept together, so that its lines are counted', () => {
  const { container } = render(<Phrases longest={20}>Ask first: what the person beside you already knows</Phrases>);
  const looks = Array.from(container.children, (phrase) => phrase.className);
  expect(looks).toEqual(['inline-block', '']);
});
