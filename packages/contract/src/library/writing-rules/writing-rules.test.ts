import { describe, expect, test } from 'vitest';
import type { Question, QuestionType } from '../../quizzes/question-types.ts';
import { oneOfEach } from '../../quizzes/questions.factory.ts';
import { quizBody } from '../../quizzes/quiz-body.ts';
import { question } from '../../quizzes/question-types.ts';
import { type TaughtLesson, type WritingContext, sayFinding, withChanges } from './finding.ts';
import { checkQuizBalance, checkQuizWriting, commonPlace, withMixedPlaces } from './quiz-rules.ts';
import { checkQuestionWriting } from './stem-rules.ts';

const CONTEXT: WritingContext = { lessons: [], references: 1 };

interface Sketch {
  readonly prompt?: string;
  readonly options?: readonly (string | { text: string; correct: boolean; why: string })[];
  readonly type?: QuestionType;
  readonly [field: string]: unknown;
}

/** A choice of which the first option is right, each with its reason. */
function choice({
  prompt = 'Mr Adeyemi looks puzzled by the scale. What is a good next step?',
  options,
  ...rest
}: Sketch = {}) {
  const texts = options ?? ['Ask with words or show faces', 'Score him with PAINAD', 'Ask his daughter for a number'];
  return question.parse({
    id: 'q',
    type: 'single_choice',
    prompt,
    explanation: 'Simpler forms of self-report often work when numbers do not.',
    options: texts.map((option, i) =>
      typeof option === 'string' ? { text: option, correct: i === 0, why: 'Because.' } : option,
    ),
    ...rest,
  });
}

const rulesFor = (given: Question, context = CONTEXT) => checkQuestionWriting(given, context).map(({ rule }) => rule);

test('a question that is written well is told nothing', () => {
  expect(rulesFor(choice())).toEqual([]);
});

describe('longest_key', () => {
  const long = choice({
    options: [
      'Ask with words, for example none, mild, moderate or severe, or show him faces, and give him time',
      'Score him with PAINAD straight away',
      'Ask his daughter and write her number down',
    ],
  });

  test('a key that is much longer than all others is told, with a shorter wording that loses nothing', () => {
    const [finding] = checkQuestionWriting(long, CONTEXT);
    expect(finding).toMatchObject({ rule: 'longest_key', path: ['options', 0], values: { times: 2.5 } });
    const better = withChanges(long, finding!.suggestion!.changes);
    expect(rulesFor(better)).toEqual([]);
    expect(question.parse(better)).toMatchObject({
      options: [{ text: finding!.suggestion!.text, correct: true }, {}, {}],
    });
  });

  test('where the key had no reason, what was cut off becomes it', () => {
    const bare = {
      ...long,
      options: (long as Extract<Question, { type: 'single_choice' }>).options.map(({ text, correct }) => ({
        text,
        correct,
      })),
    } as Question;
    const found = checkQuestionWriting(bare, CONTEXT).find(({ rule }) => rule === 'longest_key');
    const better = withChanges(bare, found!.suggestion!.changes) as Extract<Question, { type: 'single_choice' }>;
    expect(better.options[0]!.why).toContain('give him time.');
  });

  test('a long wrong option, or a key a little longer, is no sign', () => {
    expect(
      rulesFor(
        choice({
          options: [
            'Ask with words',
            'Score him with PAINAD straight away, twice, and write it down',
            'Ask his daughter',
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      rulesFor(
        choice({ options: ['Ask him with words and faces', 'Score him with PAINAD', 'Ask his daughter for it'] }),
      ),
    ).toEqual([]);
  });
});

test.for([
  ['Which of these is not a sign of pain?', 'not'],
  ['Which of these is NOT a sign of pain?', 'not'],
  ['All of these are signs of pain except one. Which of them is the exception?', 'exception'],
  ['What should you never do with a patch?', 'never'],
  ["Which of these isn't a sign of pain?", "isn't"],
  ['Which of these is no sign of pain?', 'no'],
  ['Which statement about pain is false?', 'false'],
  ['All of these but one are signs of pain. Which is other than the others?', 'other than'],
  ['With a patch on the skin you should never:', 'never'],
  ["A patch mustn't be put on ...", "n't"],
  ['All of these are signs of pain except one. Which one?', 'except'],
  ['Which of these would help the least against pain?', 'least'],
  ['Which of these is the odd one out?', 'odd one out'],
] as const)('%s asks for what is not so', ([prompt, word]) => {
  const found = checkQuestionWriting(choice({ prompt }), CONTEXT).find(({ rule }) => rule === 'negative_stem');
  expect(String(found?.values.word).toLowerCase()).toBe(word);
});

test.for([
  'He does not answer. What is a good next step for pain?',
  'Why is a normal pulse not enough to rule out pain?',
  'You are not sure of the score. Which next step is good?',
  'What do you do when there is no sign of pain?',
  'Which scale helps a person who does not speak about pain?',
  'What is the least amount of words for pain?',
])('%s is a negation of the case, not of the task', (prompt) => {
  expect(rulesFor(choice({ prompt }))).not.toContain('negative_stem');
});

test('what is not so can be turned around: all the others become right', () => {
  const given = choice({
    prompt: 'Which of these is not a sign of pain?',
    options: ['A calm face', 'A moan of pain', 'A guarded arm'],
  });
  const [finding] = checkQuestionWriting(given, CONTEXT);
  expect(question.parse(withChanges(given, finding!.suggestion!.changes))).toMatchObject({
    type: 'multiple_choice',
    prompt: 'Which of these is a sign of pain?',
    options: [{ correct: false }, { correct: true }, { correct: true }],
  });
});

test.for([
  'All of the above',
  'None of these',
  'Both A and B',
  'a and c',
  'All of them',
  'None of the above.',
  'Neither of these',
  'All are correct',
  'All three',
  'Answers A and C',
  'A, B and C',
  'Everything listed',
  'Both',
  'Alle genannten',
  'Both the first and the second answer',
  'More than one of these',
  'The two above',
  'The first two answers both fit',
  'A combination of all of these',
])("'%s' is an option about the other options", (text) => {
  const given = choice({ options: ['Ask with words', 'Score him with PAINAD', 'Ask his daughter', text] });
  const found = checkQuestionWriting(given, CONTEXT).find(({ rule }) => rule === 'all_or_none');
  expect(found?.path).toEqual(['options', 3]);
  expect(rulesFor(withChanges(given, found!.suggestion!.changes))).toEqual([]);
});

test.for([
  'All four limbs',
  'None',
  'Everything she takes',
  'A and the second eye',
  'None, he is not in pain',
  'Both eyes',
  'Neither eye opens',
  'The first two weeks',
])("'%s' is a choice like others", (text) => {
  expect(rulesFor(choice({ options: ['Ask with words', 'Score him with PAINAD', text] }))).not.toContain('all_or_none');
});

test.for([
  ['5 to 10 minutes', '10 to 15 minutes'],
  ['Within 30 minutes', 'Within 60 minutes'],
  ['More than 3 points', 'At least 5 points'],
  ['Within an hour', 'Within two hours'],
  ['30 minutes or more', '60 minutes or more'],
  ['5 points', '3 to 6 points'],
  ['In the locked cabinet', 'In a cabinet or on a shelf'],
  ['Call the doctor at once', 'Call a doctor at once'],
  ['Within one working day', 'Within one week'],
  ['60 minutes', '1 hour'],
  ['0.5 g of paracetamol', '500 mg of paracetamol'],
  ['50 ml', '0.05 litres'],
  ['At least once a day', 'Once or twice every day'],
  ['Every 12 hours', 'Twice a day'],
  ['The nurse in charge of the shift', 'Someone senior on the shift'],
  ['The whole changing table', 'The mat on the changing table'],
] as const)("'%s' and '%s' overlap", ([one, other]) => {
  expect(rulesFor(choice({ options: [one, other, 'Never'] }))).toContain('overlapping');
});

test.for([
  ['Under 5 minutes', 'Over 5 minutes'],
  ['5 to 9 minutes', '10 to 15 minutes'],
  ['Give the medicine before the meal', 'Give the medicine after the meal'],
  ['10 mg of morphine', '20 mg of morphine'],
  ['4 points or less', '5 points or more'],
  ['10 points', '3 to 6 points'],
  ['Call the doctor', 'Do not call the doctor'],
  ['Once a day', 'Once every two days'],
  ['Every 4 hours', 'Every 6 hours'],
  ['1 to 2 hours', '3 to 4 hours'],
  ['90 minutes', '1 hour'],
  ['Pour the water into the acid', 'Pour the acid into the water'],
  ['On her left side, brakes on', 'On her left side, brakes off'],
] as const)("'%s' and '%s' exclude each other", ([one, other]) => {
  expect(rulesFor(choice({ options: [one, other, 'Neither is known'] }))).not.toContain('overlapping');
});

/** A library of many words, of which none is about cakes. */
const manyWords = (more = ''): WritingContext => ({
  lessons: [
    {
      id: 'ward',
      title: 'The ward',
      text: `${Array.from({ length: 500 }, (_, i) => `word${String.fromCodePoint(97 + (i % 26), 97 + (i >> 5))}`).join(' ')} ${more}`,
    },
  ],
  references: 1,
});

test('an option of words that are nowhere in the question and the library is told; one at home there is not', () => {
  const options = [
    'Ask with words or faces',
    'Score the words on a scale',
    'Ask for the number on the scale',
    'A brass bedstead',
  ];
  const withReason = (why: string) =>
    choice({ options: options.map((text, i) => ({ text, correct: i === 0, why: i === 3 ? why : 'Because.' })) });
  const given = withReason('It says nothing about him.');
  expect(checkQuestionWriting(given, manyWords())).toMatchObject([{ rule: 'implausible', path: ['options', 3] }]);
  // What can be explained is a mistake that somebody makes.
  expect(rulesFor(withReason('Its frame is cold to those who sleep.'), manyWords())).toEqual([]);
  expect(rulesFor(given, manyWords('Some sleep in a brass bedstead.'))).toEqual([]);
  // Of a library that is hardly known nothing can be said.
  expect(rulesFor(given)).toEqual([]);
  expect(rulesFor(choice({ options: [...options.slice(0, 3), 'Do nothing'] }))).toEqual(['implausible']);
  expect(rulesFor(choice({ options: [...options.slice(0, 3), 'Sing him a song'] }))).toEqual(['implausible']);
  expect(rulesFor(choice({ options: [...options.slice(0, 3), 'Ask his parrot'] }))).toEqual(['implausible']);
  const song = {
    prompt: 'Mr Adeyemi likes to sing. What now?',
    options: [...options.slice(0, 3), 'Sing him a song'],
  };
  expect(rulesFor(choice(song))).toEqual([]);
  // The author's own reason says that nobody would choose it.
  expect(rulesFor(withReason('No nurse would do that.'))).toEqual(['implausible']);
});

test('a wrong option without a reason is told, and gets the sentence of the lesson that speaks of it', () => {
  const lesson: TaughtLesson = {
    id: 'self-report',
    title: 'When they can tell you',
    text: 'Ask first.\n\nWhat a daughter guesses is her own number, and stands in the record as hers.',
  };
  const given = choice({ teaches: 'self-report' }) as Extract<Question, { type: 'single_choice' }>;
  const { text, correct } = given.options[2]!;
  const bare = { ...given, options: given.options.with(2, { text, correct }) };
  expect(checkQuestionWriting(bare, { lessons: [lesson], references: 0 })).toMatchObject([
    {
      rule: 'missing_reason',
      path: ['options', 2, 'why'],
      suggestion: { text: expect.stringContaining('her own number') },
    },
  ]);
});

test('explanation, source and the description of a picture are missed where they are missing', () => {
  const bare = choice({ explanation: undefined, image: 'media/scale.svg' }) as Extract<
    Question,
    { type: 'single_choice' }
  >;
  const silent = { ...bare, options: bare.options.map(({ text, correct }) => ({ text, correct })) };
  const rules = rulesFor(silent, { lessons: [], references: 0 });
  expect(rules).toEqual(expect.arrayContaining(['missing_explanation', 'missing_source', 'missing_alternative']));
  expect(rulesFor(choice({ image: 'media/a.png', alternative: 'scale.png' }))).toEqual(['missing_alternative']);
  expect(rulesFor(choice({ image: 'media/a.png', alternative: 'Six faces from calm to crying.' }))).toEqual([]);
});

test('a few words explain nothing, unless the options have their reasons or it is a sum', () => {
  const short = { explanation: 'Both are needed.' };
  const statement = { id: 's', type: 'true_false', prompt: 'So it is.', answer: false };
  const sum = { id: 'n', type: 'numeric', prompt: '36 breaths in two minutes. How many a minute?', answer: 18 };
  expect(rulesFor(question.parse({ ...statement, ...short }))).toEqual(['thin_explanation']);
  expect(rulesFor(question.parse({ ...statement, ...short, why_true: 'It counts signs, no pain.' }))).toEqual([]);
  expect(rulesFor(question.parse({ ...sum, explanation: '36 ÷ 2 = 18.' }))).toEqual([]);
  expect(rulesFor(choice(short))).toEqual([]);
});

test('a sentence that has to be read twice is told, and so are too many long words', () => {
  const long = `Mr Adeyemi, who came from the ward ${'and then from another ward '.repeat(7)}looks puzzled, what now?`;
  expect(rulesFor(choice({ prompt: long }))).toEqual(['long_sentence']);
  const heavy = `Interdisciplinary pharmacological considerations regarding multidimensional assessment instruments necessitate systematic documentation. Which instrument facilitates comprehensive interdisciplinary communication?`;
  expect(rulesFor(choice({ prompt: heavy }))).toContain('long_words');
});

const body = (questions: readonly unknown[], settings = {}) => quizBody.parse({ questions, ...settings });

test('a key that always stands at the same place is told where options are not mixed, and mixing mends it', () => {
  const questions = Array.from({ length: 8 }, (_, i) => ({ ...choice(), id: `q${i}` }));
  expect(checkQuizBalance(body(questions))).toEqual([]);
  const fixed = body(questions, { shuffle: false });
  const [finding] = checkQuizBalance(fixed);
  expect(finding).toMatchObject({ rule: 'key_place', values: { letter: 'A', count: 8, total: 8 } });
  expect(checkQuizBalance(quizBody.parse(withChanges(fixed, finding!.suggestion!.changes)))).toEqual([]);
  const mixed = withMixedPlaces(questions);
  expect(commonPlace(mixed)!.count).toBeLessThanOrEqual(4);
  expect(
    new Set(
      mixed.map((each) =>
        JSON.stringify((each as { options: { text: string }[] }).options.map(({ text }) => text).toSorted()),
      ),
    ).size,
  ).toBe(1);
});

test('statements of which nearly all are true or false are told', () => {
  const statement = (answer: boolean, i: number) => ({
    id: `s${i}`,
    type: 'true_false',
    prompt: 'So it is.',
    answer,
    explanation: 'Yes.',
  });
  const of = (...answers: boolean[]) => checkQuizBalance(body(answers.map(statement))).map(({ rule }) => rule);
  expect(of(true, true, true, true, false)).toEqual(['mostly_true']);
  expect(of(false, false, false, false)).toEqual(['mostly_false']);
  expect(of(true, true, false, false)).toEqual([]);
  expect(of(true, true, true)).toEqual([]);
});

test('every type is read, also half-written, and a finding is a sentence with everything put in', () => {
  const findings = checkQuizWriting(body(oneOfEach()));
  expect(findings.length).toBeGreaterThan(3);
  for (const finding of findings) {
    expect(finding.path[0]).toBe('questions');
    expect(sayFinding(finding)).not.toMatch(/[{}]/);
  }
  for (const each of oneOfEach()) {
    const empty = JSON.parse(JSON.stringify(each), (key, value) =>
      typeof value === 'string' && key !== 'type' ? '' : value,
    );
    expect(() => checkQuestionWriting(empty)).not.toThrow();
  }
});
