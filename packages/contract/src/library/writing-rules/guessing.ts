import type { Question, QuestionOf } from '../../quizzes/question-types.ts';
import { keyPlaces } from './quiz-rules.ts';
import { commonTopics, topicsOf } from './wording.ts';

/** What somebody does who knows nothing of the matter. */
export const guessingStrategies = {
  longest: 'the longest option',
  shortest: 'the shortest option',
  place_a: 'always A',
  place_b: 'always B',
  place_c: 'always C',
  shared_words: 'most words shared with the stem',
  always_true: 'always True',
  always_false: 'always False',
} as const;
export type GuessingStrategy = keyof typeof guessingStrategies;

/** How far a strategy gets: shares from 0 to 1. */
export interface GuessScore {
  readonly strategy: GuessingStrategy;
  /** Options to choose from; null where the strategy is measured over all questions. */
  readonly options: number | null;
  readonly questions: number;
  readonly right: number;
  readonly chance: number;
}

/** A strategy may do so much better than chance. */
export const MOST_OVER_CHANCE = 0.05;
/** With fewer questions than these a share says nothing. */
export const LEAST_GUESSED = 20;

type Single = QuestionOf<'single_choice'>;

/** How much each option speaks for itself; the highest is chosen, and among equals by lot. */
const signs: Partial<Record<GuessingStrategy, (question: Single) => readonly number[]>> = {
  longest: ({ options }) => options.map(({ text }) => text.trim().length),
  shortest: ({ options }) => options.map(({ text }) => -text.trim().length),
  place_a: ({ options }) => options.map((_, i) => Number(i === 0)),
  place_b: ({ options }) => options.map((_, i) => Number(i === 1)),
  place_c: ({ options }) => options.map((_, i) => Number(i === 2)),
  shared_words({ prompt, options }) {
    const asked = topicsOf(prompt);
    return options.map(({ text }) => commonTopics(topicsOf(text), asked));
  },
};

/** How far each strategy gets with the questions; the longest option also by number of options. */
export function scoreGuesses(questions: readonly Question[]): GuessScore[] {
  const choices = keyPlaces(questions);
  const counts = [...new Set(choices.map(({ question }) => question.options.length))].toSorted((a, b) => a - b);
  const statements = questions.filter((question) => question.type === 'true_false');
  const score = (strategy: GuessingStrategy, options: number | null): GuessScore => {
    const asked = choices.filter(({ question }) => options === null || question.options.length === options);
    const sign = signs[strategy]!;
    return {
      strategy,
      options,
      questions: asked.length,
      right: mean(asked.map(({ question, place }) => shareOf(sign(question), place))),
      chance: mean(asked.map(({ question }) => 1 / question.options.length)),
    };
  };
  const stated = (strategy: GuessingStrategy, value: boolean): GuessScore => ({
    strategy,
    options: null,
    questions: statements.length,
    right: mean(statements.map(({ answer }) => Number(answer === value))),
    chance: 0.5,
  });
  return [
    score('longest', null),
    ...counts.map((count) => score('longest', count)),
    ...(['shortest', 'place_a', 'place_b', 'place_c', 'shared_words'] as const).map((each) => score(each, null)),
    stated('always_true', true),
    stated('always_false', false),
  ];
}

/** Whether somebody who knows nothing gets too far with it. */
export const givesAway = ({ questions, right, chance }: GuessScore): boolean =>
  questions >= LEAST_GUESSED && right > chance + MOST_OVER_CHANCE;

/** How likely the key is chosen: options with the same highest sign share the choice. */
function shareOf(values: readonly number[], key: number): number {
  const highest = Math.max(...values);
  return values[key] === highest ? 1 / values.filter((value) => value === highest).length : 0;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
