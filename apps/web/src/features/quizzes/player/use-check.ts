import { t } from '@lingui/core/macro';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { useState } from 'react';
import { isAnswered, openPartsOf } from './quiz-state.ts';

/** Checks an answer. When parts of it are still open, the first press asks for them, and a second one checks anyway. */
export function useCheck(answer: Answer | null, onCheck: () => void) {
  const [askedFor, setAskedFor] = useState<Answer | null>(null);
  const open = openPartsOf(answer);
  const isAsking = open > 0 && askedFor === answer;
  return {
    label: isAsking ? t`${open} left: check anyway` : t`Check answer`,
    isReady: isAnswered(answer),
    check() {
      if (open > 0 && !isAsking) setAskedFor(answer);
      else if (isAnswered(answer)) onCheck();
    },
  };
}
