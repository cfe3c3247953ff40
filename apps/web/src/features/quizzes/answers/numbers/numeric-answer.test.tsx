import type { AnswerOf } from '@snapwell/contract/quizzes/question-types';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NumericAnswer } from './numeric-answer.tsx';

function ask(unit: string | null) {
  const onAnswer = vi.fn<(answer: AnswerOf<'numeric'> | null) => void>();
  const question = {
    type: 'numeric',
    id: 'rate',
    prompt: 'How long?',
    image: null,
    difficulty: 'medium',
    unit,
    units: [],
  } as const;
  render(
    <NumericAnswer
      question={{ ...question, units: [] }}
      answer={null}
      onAnswer={onAnswer}
      answerKey={null}
      isRight={null}
    />,
  );
  return { onAnswer, field: screen.getByLabelText('Your number') };
}

test('the unit may be typed behind the number', async () => {
  const { onAnswer, field } = ask('seconds');
  await userEvent.type(field, '20 seconds');
  expect(onAnswer).toHaveBeenLastCalledWith({ type: 'numeric', text: '20 seconds' });
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('words, and another unit, are told while one types, and are not sent', async () => {
  const { onAnswer, field } = ask('seconds');
  await userEvent.type(field, 'twenty');
  expect(screen.getByRole('alert').textContent).toBe('Numbers only, in seconds.');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  await userEvent.clear(field);
  await userEvent.type(field, '20 ml');
  expect(screen.getByRole('alert').textContent).toBe('Numbers only, in seconds.');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
});

test('a number that is being typed is no mistake', async () => {
  const { field } = ask(null);
  for (const part of ['-', '1', '/', '2']) {
    await userEvent.type(field, part);
    expect(screen.getByRole('alert').textContent).toBe('');
  }
});
