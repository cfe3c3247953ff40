import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { resultRow } from './result-row.factory.ts';
import { SureAndWrong } from './sure-and-wrong.tsx';

const row = (id: string, credit: number, given: Parameters<typeof resultRow>[0] = {}) => {
  const made = resultRow(given, { credit, answer_text: `Said ${id}` });
  return { ...made, question: { ...made.question, id } };
};
const show = (...questions: ReturnType<typeof row>[]) =>
  draw(<SureAndWrong questions={questions} contentPath={null} />);

test('what one was sure of and had half right is worth a second look, after what was wholly wrong', () => {
  show(row('half', 0.5), row('wrong', 0));
  expect(screen.getAllByText(/^Said/).map((each) => each.textContent)).toEqual(['Said wrong', 'Said half']);
});

test('where only parts were wrong, it says so', () => {
  show(row('half', 0.5));
  expect(screen.getByText('You were sure, and part of it isn’t right')).toBeDefined();
});

test('who guessed half of it is shown nothing here', () => {
  show(row('half', 0.5, { certainty: 'guess' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what the author says to each option chosen stands apart', () => {
  const options = ['Mine', 'Yours'].map((why, id) => ({ id, is_right: false, why }));
  const chosen = resultRow(
    { answer: { type: 'multiple_choice', chosen: [0, 1] } },
    { key: { type: 'multiple_choice', options } },
  );
  show({ ...chosen, question: { ...chosen.question, id: 'both' } });
  expect(screen.getByText('Mine')).not.toBe(screen.getByText('Yours'));
});
