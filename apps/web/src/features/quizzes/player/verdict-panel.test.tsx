import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { resultRow } from '../results/result-row.factory.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface Shown {
  certainty: Certainty | null;
  credit: number;
  isSureMarked?: boolean;
  isUnknown?: boolean;
}

function show({ certainty, credit, isSureMarked = true, isUnknown = false }: Shown) {
  const { question, verdict } = resultRow({}, { credit, is_right: credit === 1 });
  draw(
    <VerdictPanel
      question={question}
      verdict={verdict}
      certainty={certainty}
      isSureMarked={isSureMarked}
      isUnknown={isUnknown}
      pointsEach={null}
      teachesPath={null}
      onReport={null}
    />,
  );
}

test.each([
  [{ certainty: 'sure', credit: 1 }, 'Sure and right: +3 for certainty.'],
  [{ certainty: 'sure', credit: 0 }, 'Sure and wrong: -6 for certainty.'],
  [{ certainty: 'fairly_sure', credit: 0.5 }, 'Fairly sure and partly right: 0 for certainty.'],
  [{ certainty: null, credit: 1 }, 'Taken as a guess and right: +1 for certainty.'],
] as const)('where certainty is marked, %o tells what it brought', (given, words) => {
  show(given);
  expect(screen.getByText(words)).toBeTruthy();
});

test('elsewhere, and for who does not know, no certainty points are spoken of', () => {
  show({ certainty: 'sure', credit: 1, isSureMarked: false });
  expect(screen.getByText('You were sure, and right.')).toBeTruthy();
  show({ certainty: null, credit: 0, isUnknown: true });
  expect(screen.queryByText(/for certainty/)).toBeNull();
});
