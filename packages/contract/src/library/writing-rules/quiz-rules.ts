import type { QuizBody } from '../../quizzes/quiz-body.ts';
import type { Question, QuestionOf } from '../../quizzes/question-types.ts';
import { NO_CONTEXT, type WritingContext, type WritingFinding } from './finding.ts';
import { checkQuestionWriting } from './stem-rules.ts';

/** From so many questions on a place is a habit, when it holds for such a share of them. */
const LEAST_KEYS = 4;
const SAME_PLACE = 0.75;
const LEAST_STATEMENTS = 4;
const ONE_SIDED = 0.8;

type Single = QuestionOf<'single_choice'>;

/** At which place the key of each question with one right option stands; for all others nothing. */
export function keyPlaces(questions: readonly Question[]): { readonly question: Single; readonly place: number }[] {
  return questions.flatMap((question) => {
    const place = question.type === 'single_choice' ? question.options.findIndex(({ correct }) => correct) : -1;
    return place < 0 ? [] : [{ question: question as Single, place }];
  });
}

/** The place that has the key most often, and how often. */
export function commonPlace(questions: readonly Question[]): { place: number; count: number; total: number } | null {
  const places = keyPlaces(questions).map(({ place }) => place);
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most ? { place: most[0], count: most[1], total: places.length } : null;
}

export const letterOf = (place: number): string => String.fromCodePoint(65 + place);

/** What a rule can see only in all of a quiz: its findings carry paths from the quiz on. */
export function checkQuizBalance({ questions, shuffle }: Pick<QuizBody, 'questions' | 'shuffle'>): WritingFinding[] {
  const findings: WritingFinding[] = [];
  const common = commonPlace(questions);
  // Mixed options have no place of their own.
  if (!shuffle && common && common.total >= LEAST_KEYS && common.count / common.total >= SAME_PLACE) {
    const { place, count, total } = common;
    findings.push({
      rule: 'key_place',
      path: ['questions'],
      values: { letter: letterOf(place), count, total },
      suggestion: { text: '', changes: [{ path: ['questions'], value: withMixedPlaces(questions) }] },
    });
  }
  const statements = questions.filter((question) => question.type === 'true_false');
  const total = statements.length;
  for (const [rule, value] of [['mostly_true', true] as const, ['mostly_false', false] as const]) {
    const count = statements.filter(({ answer }) => answer === value).length;
    if (total >= LEAST_STATEMENTS && count / total >= ONE_SIDED)
      findings.push({ rule, path: ['questions'], values: { count, total }, suggestion: null });
  }
  return findings;
}

/** The keys go round the places in turn; the wrong options stay in their order. */
export function withMixedPlaces(questions: readonly Question[]): Question[] {
  let turn = 0;
  return questions.map((question) => {
    const from = question.type === 'single_choice' ? question.options.findIndex(({ correct }) => correct) : -1;
    if (question.type !== 'single_choice' || from < 0) return question;
    const rest = question.options.toSpliced(from, 1);
    const count = question.options.length;
    // Backwards, and each round from another place on: one further each time would be a habit as well.
    const place = (count + 1 - (turn % count) + Math.floor(turn / count)) % count;
    turn++;
    return { ...question, options: rest.toSpliced(place, 0, question.options[from]!) };
  });
}

/** Everything that a rule can see in a quiz, with paths from the quiz on. */
export function checkQuizWriting(
  body: Pick<QuizBody, 'questions' | 'shuffle'>,
  context: WritingContext = NO_CONTEXT,
): WritingFinding[] {
  const ofQuestions = body.questions.flatMap((question, i) =>
    checkQuestionWriting(question, context).map((finding) => ({
      ...finding,
      path: ['questions', i, ...finding.path],
      suggestion: finding.suggestion && {
        ...finding.suggestion,
        changes: finding.suggestion.changes.map(({ path, value }) => ({ path: ['questions', i, ...path], value })),
      },
    })),
  );
  return [...ofQuestions, ...checkQuizBalance(body)];
}
