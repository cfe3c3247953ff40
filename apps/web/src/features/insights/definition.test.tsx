import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Definition } from './panel.tsx';

const WORDS = 'Different people who learned something on that day.';

test('how a measure is counted is said on focus already, and by a press', async () => {
  const { person } = draw(<Definition name="Active learners" words={WORDS} />);
  await person.tab();
  await screen.findByText(WORDS);
  await person.keyboard('{Enter}');
  const opened = await screen.findByRole('dialog', { name: 'Active learners' });
  expect(opened.textContent).toContain(WORDS);
});
