import { type Question, type QuestionOf, question, type QuestionType } from './question-types.ts';

/** A question of each type as an author could have written it. */
const samples: { [T in QuestionType]: Record<string, unknown> } = {
  single_choice: {
    prompt: 'Which comes first?',
    options: [
      { text: 'Ask the person', correct: true },
      { text: 'Look at the monitor', why: 'It says little about pain.' },
      { text: 'Wait' },
    ],
  },
  multiple_choice: {
    prompt: 'What does PAINAD look at?',
    options: [
      { text: 'Breathing', correct: true },
      { text: 'Face', correct: true },
      { text: 'Blood pressure' },
      { text: 'Skin' },
    ],
  },
  true_false: { prompt: 'A normal pulse rules pain out.', answer: false },
  ordering: { prompt: 'Put the steps into order.', items: ['Ask', 'Choose', 'Record', 'Act', 'Look again'] },
  matching: {
    prompt: 'Which tool, for whom?',
    pairs: [
      { left: 'Advanced dementia', right: 'PAINAD' },
      { left: 'Intensive care', right: 'CPOT' },
      { left: 'An adult who speaks', right: '0 to 10' },
    ],
    decoys: ['Apgar score'],
  },
  categories: {
    prompt: 'Fact or verdict?',
    categories: [
      { id: 'fact', title: 'Fact' },
      { id: 'verdict', title: 'Verdict' },
    ],
    items: [
      { text: 'Refused breakfast at 8', category: 'fact' },
      { text: 'Is difficult', category: 'verdict' },
      { text: "Says 'it burns'", category: 'fact' },
    ],
  },
  fill_in_the_blank: {
    prompt: 'Fill in the times.',
    text: 'After an injection {{vein}} minutes, after a tablet {{tablet}}, as {{who}} says.',
    blanks: {
      vein: { accept: ['15'], tolerance: 1 },
      tablet: { accept: ['one hour', '1 hour', '60 min*'] },
      who: { accept: ['your policy'], others: ['the clock'] },
    },
  },
  numeric: { prompt: '36 breaths in two minutes?', answer: 18, tolerance: 0.5, unit: 'per minute' },
  calculated: {
    prompt: '{{volume}} ml run over {{hours}} h. How many ml/h?',
    variables: [
      { name: 'volume', from: 250, to: 1000, step: 250 },
      { name: 'hours', values: [4, 6, 8] },
    ],
    formula: 'volume / hours',
    decimals: 1,
    tolerance: 0.5,
    unit: 'ml/h',
    explanation: '{{volume}} ml in {{hours}} h are {{answer}} ml/h.',
  },
  image_hotspot: {
    prompt: 'What is unsafe here?',
    image: 'media/room.svg',
    alternative: 'A room with a bed and a door.',
    areas: [
      { label: 'The floor', x: 30, y: 80, radius: 10, correct: true },
      { label: 'The cable', x: 70, y: 80, radius: 5, correct: true },
      { label: 'The bell', x: 55, y: 40, radius: 6 },
    ],
  },
  image_choice: {
    prompt: 'Which face shows the most pain?',
    options: [
      { image: 'media/a.svg', alternative: 'A relaxed face' },
      { image: 'media/b.svg', alternative: 'Closed eyes, deep lines', correct: true },
    ],
  },
  short_text: {
    prompt: 'Why do you look again?',
    keywords: [
      { idea: 'Whether it helped', any: ['effect', 'help', 'relief'] },
      { idea: 'Side effects', any: ['side effect', 'sleepy', 'breathing'] },
    ],
    sample_answer: 'To see whether it helped and whether it made them sleepy.',
  },
};

/** A question of a type, with what the test says of it. */
export function aQuestion<T extends QuestionType>(
  type: T,
  given: Partial<QuestionOf<T>> | Record<string, unknown> = {},
): QuestionOf<T> {
  return question.parse({
    id: type.replaceAll('_', '-'),
    type,
    explanation: 'Because.',
    ...samples[type],
    ...given,
  }) as QuestionOf<T>;
}

/** One of each type. */
export function oneOfEach(): Question[] {
  return (Object.keys(samples) as QuestionType[]).map((type) => aQuestion(type));
}
