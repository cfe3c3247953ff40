import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question, QuestionOf, QuestionType } from '@snapwell/contract/quizzes/question-types';

/** What a question of each type begins with. Half-written ones can be saved; they are checked when they go out. */
const beginnings: { readonly [T in QuestionType]: () => Omit<QuestionOf<T>, 'id' | 'prompt' | 'difficulty' | 'tags'> } =
  {
    single_choice: () => ({ type: 'single_choice', options: emptyOptions(4, 1) }),
    multiple_choice: () => ({ type: 'multiple_choice', options: emptyOptions(4, 2) }),
    true_false: () => ({ type: 'true_false', answer: true }),
    ordering: () => ({ type: 'ordering', items: ['', '', ''] }),
    matching: () => ({ type: 'matching', pairs: [emptyPair(), emptyPair(), emptyPair()], decoys: [] }),
    categories: () => ({
      type: 'categories',
      categories: [
        { id: 'one', title: '' },
        { id: 'two', title: '' },
      ],
      items: [
        { text: '', category: 'one' },
        { text: '', category: 'two' },
      ],
    }),
    fill_in_the_blank: () => ({ type: 'fill_in_the_blank', text: '', blanks: {} }),
    numeric: () => ({ type: 'numeric', answer: 0, tolerance: 0 }),
    calculated: () => ({
      type: 'calculated',
      variables: [{ name: 'a', from: 1, to: 10 }],
      formula: '',
      decimals: 0,
      rounding: 'nearest',
      tolerance: 0,
    }),
    image_hotspot: () => ({ type: 'image_hotspot', image: '', alternative: '', areas: [] }),
    image_choice: () => ({
      type: 'image_choice',
      options: [
        { image: '', alternative: '', correct: true },
        { image: '', alternative: '', correct: false },
      ],
    }),
    short_text: () => ({ type: 'short_text', keywords: [{ idea: '', any: [''] }], sample_answer: '' }),
  };

const emptyPair = () => ({ left: '', right: '' });
const emptyOptions = (count: number, rights: number) =>
  Array.from({ length: count }, (_, i) => ({ text: '', correct: i < rights }));

/** An id that no question of the quiz has: answers and reviews hang on it for ever. */
export function freshId(questions: readonly Question[]): string {
  const taken = new Set(questions.map(({ id }) => id));
  for (let number = questions.length + 1; ; number++) if (!taken.has(`q${number}`)) return `q${number}`;
}

/** A question of a type, with nothing written in it. */
export function newQuestion(type: QuestionType, questions: readonly Question[]): Question {
  return { id: freshId(questions), prompt: '', difficulty: 'medium', tags: [], ...beginnings[type]() } as Question;
}

type Choice = QuestionOf<'single_choice'> | QuestionOf<'multiple_choice'>;
const isChoice = (question: Question): question is Choice =>
  question.type === 'single_choice' || question.type === 'multiple_choice';

/** The same question in another type: what both have stays, and texts of options are not lost between the kinds of choice. */
export function inType(question: Question, type: QuestionType): Question {
  if (question.type === type) return question;
  const { id, prompt, image, alternative, explanation, difficulty, tags, teaches } = question;
  const head = { id, prompt, image, alternative, explanation, difficulty, tags, teaches };
  if (isChoice(question) && type === 'multiple_choice') return { ...question, type };
  if (isChoice(question) && type === 'single_choice') {
    const first = question.options.findIndex(({ correct }) => correct);
    return { ...question, type, options: question.options.map((option, i) => ({ ...option, correct: i === first })) };
  }
  if (isChoice(question) && type === 'ordering')
    return { ...head, type, items: question.options.map(({ text }) => text) };
  if (question.type === 'ordering' && (type === 'single_choice' || type === 'multiple_choice'))
    return { ...head, type, options: question.items.map((text, i) => ({ text, correct: i === 0 })) };
  return { ...head, ...beginnings[type]() } as Question;
}

/** Whether something that was written would be lost in another type. */
export function losesText(question: Question, type: QuestionType): boolean {
  const before = textsIn(question);
  const after = new Set(textsIn(inType(question, type)));
  return before.some((text) => !after.has(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    ['type', 'id', 'category', 'difficulty'].includes(name) ? [] : textsIn(each),
  );
}

/** How a quiz is taken unless it says otherwise: the defaults of its file. */
const DEFAULTS = {
  pass_mark: 80,
  counts: 'highest',
  shuffle: true,
  feedback: 'each',
  certainty: 'asked',
  questions: [],
} as const;

const known = new WeakMap<object, Question>();

/** A draft may say as much or as little as its author has come to: here with everything that an editor shows. */
export function filledIn(draft: Partial<QuizBody>): QuizBody {
  const questions = (draft.questions ?? []).map((question) => {
    // The same question stays the same value: what is known of it need not be found again.
    if (!known.has(question)) known.set(question, filledInQuestion(question));
    return known.get(question)!;
  });
  return { ...DEFAULTS, ...draft, questions };
}

function filledInQuestion(draft: Partial<Question> & Pick<Question, 'type'>): Question {
  const whole = {
    id: '',
    prompt: '',
    difficulty: 'medium',
    tags: [],
    ...beginnings[draft.type](),
    ...draft,
  } as Question;
  if (whole.type === 'image_hotspot')
    return { ...whole, areas: whole.areas.map((area) => ({ ...area, correct: area.correct ?? false })) };
  if (!('options' in whole)) return whole;
  return {
    ...whole,
    options: whole.options.map((option) => ({ ...option, correct: option.correct ?? false })),
  } as Question;
}
