import { plural, t } from '@lingui/core/macro';
import type { ShownOf } from '@snapwell/contract/quizzes/question-types';
import type { AnswerProps } from '../answer-props.ts';
import { NumberAnswer } from './numeric-answer.tsx';

/** A number to compute from those that were drawn; afterwards the way to it. */
export function CalculatedAnswer({ question, answer, onAnswer, answerKey, isRight }: AnswerProps<'calculated'>) {
  return (
    <div className="grid gap-4">
      <NumberAnswer
        unit={question.unit}
        units={question.units}
        answer={answer}
        onAnswer={(given) => onAnswer(given && { type: 'calculated', ...given })}
        isFinal={answerKey !== null}
        isRight={isRight}
        hint={roundingWords(question)}
      />
      {answerKey && <WorkedNumbers working={answerKey.working} unit={answerKey.unit} />}
    </div>
  );
}

function roundingWords({ decimals, rounding }: Pick<ShownOf<'calculated'>, 'decimals' | 'rounding'>): string {
  if (rounding === 'up')
    return plural(decimals, {
      0: 'Round up to a whole number.',
      one: 'Round up to # decimal place.',
      other: 'Round up to # decimal places.',
    });
  if (rounding === 'down')
    return plural(decimals, {
      0: 'Round down to a whole number.',
      one: 'Round down to # decimal place.',
      other: 'Round down to # decimal places.',
    });
  return decimals === 0
    ? t`Round to a whole number.`
    : plural(decimals, { one: 'Round to # decimal place.', other: 'Round to # decimal places.' });
}

interface WorkedNumbersProps {
  /** The formula with this attempt's numbers, and what comes out. */
  working: string;
  unit: string | null;
}

/** How the right number is worked out. */
export function WorkedNumbers({ working, unit }: WorkedNumbersProps) {
  return (
    <p className="text-ink-2">
      <span className="text-sm font-semibold">{t`Worked out:`}</span>{' '}
      <span className="figure break-words">{[working, unit].filter(Boolean).join(' ')}</span>
    </p>
  );
}
