import type { Answer, Key, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { type ComponentType, createContext } from 'react';

export interface LearnersViewProps {
  readonly question: ShownQuestion;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer | null) => void;
  /** Once it is answered: what the learner is told. */
  readonly outcome: {
    readonly key: Key;
    readonly credit: number;
    readonly rightText: string;
    readonly explanation: string | null;
  } | null;
}

/**
 * The question as a learner gets it. The screen around the editor puts it in: the player belongs to another feature,
 * and features do not meet.
 */
export const LearnersView = createContext<ComponentType<LearnersViewProps> | null>(null);
