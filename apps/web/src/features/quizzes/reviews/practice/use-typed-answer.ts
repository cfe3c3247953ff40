import type { Answer, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { useLayoutEffect, useState } from 'react';
import { hearTyped } from './open-card.ts';
import { readTypedAnswer } from './typed-answer.ts';

interface Hearing {
  readonly question: ShownQuestion;
  /** It is neither answered nor on its way. */
  readonly isOpen: boolean;
  readonly onChoose: (answer: Answer) => void;
  readonly onUnknown: () => void;
}

/** Hears what is typed below a question, as its answer where it reads as one, and says what came of it. */
export function useTypedAnswer({ question, isOpen, onChoose, onUnknown }: Hearing): 'chosen' | 'elsewhere' | null {
  const [hint, setHint] = useState<'chosen' | 'elsewhere' | null>(null);
  // With the card itself, and gone with it: what is typed is never an answer to the card before.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return hearTyped((typed) => {
      const read = readTypedAnswer(question, typed);
      if (read?.kind === 'answer') onChoose(read.answer);
      if (read?.kind === 'unknown') onUnknown();
      setHint(read?.kind === 'answer' ? 'chosen' : read?.kind === 'elsewhere' ? 'elsewhere' : null);
      return read !== null;
    });
  }, [isOpen, question, onChoose, onUnknown]);
  return isOpen ? hint : null;
}
