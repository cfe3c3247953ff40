import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCheck } from './use-check.ts';

const sorted = (...placed: (number | null)[]) => ({ type: 'categories', placed }) as unknown as Answer;

function checking(answer: Answer | null) {
  const onCheck = vi.fn<() => void>();
  return { onCheck, ...renderHook((given: Answer | null) => useCheck(given, onCheck), { initialProps: answer }) };
}

test('with cards left to place the first press asks for them, and the second checks anyway', () => {
  const { result, onCheck } = checking(sorted(0, null, null));
  act(() => result.current.check());
  expect(result.current.label).toBe('2 left: check anyway');
  expect(onCheck).not.toHaveBeenCalled();
  act(() => result.current.check());
  expect(onCheck).toHaveBeenCalledOnce();
});

test('once a card is placed it asks anew, and a whole answer is checked at once', () => {
  const { result, rerender, onCheck } = checking(sorted(0, null, null));
  act(() => result.current.check());
  rerender(sorted(0, 1, null));
  expect(result.current.label).toBe('Check answer');
  rerender(sorted(0, 1, 0));
  act(() => result.current.check());
  expect(onCheck).toHaveBeenCalledOnce();
});

test('nothing is not checked', () => {
  const { result, onCheck } = checking(null);
  act(() => result.current.check());
  expect([result.current.isReady, onCheck.mock.calls.length]).toEqual([false, 0]);
});
