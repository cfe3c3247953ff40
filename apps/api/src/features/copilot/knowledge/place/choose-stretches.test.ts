import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, chooseStretches, tellStretches } from './choose-stretches.ts';
import { countWords, type LessonSentence } from './lesson-sentences.ts';

const sentence = (text: string, more: Partial<LessonSentence> = {}): LessonSentence => ({
  text,
  shown: text,
  block: 0,
  section: ' Falls',
  heading: 'Falls',
  entry: null,
  isReason: false,
  isExample: false,
  isTakeaway: false,
  isBlank: false,
  ...more,
});
const entry = (text: string, at: number): LessonSentence => sentence(text, { entry: at, block: 1 });

/** What is told of these sentences, where the one at `selected` was selected. */
function toldOf(
  sentences: LessonSentence[],
  shares: number[],
  { selected = 0, most = 57, inView = '' } = {},
): string[] {
  const choice: Choice = {
    sentences,
    shares,
    meant: { first: selected, last: selected },
    inView: inView || sentences[selected]!.text,
    said: new Set(),
  };
  return tellStretches(choice, chooseStretches(choice, most)).map(({ text }) => text);
}

test('the likeliest sentences come first, and what was selected is not said again', () => {
  const lesson = ['Get up slowly.', 'Nobody falls from sitting.', 'Wait a minute.', 'Then stand.'].map((text) =>
    sentence(text),
  );
  expect(toldOf(lesson, [0.5, 0.1, 0.3, 0.1])).toEqual(['Nobody falls from sitting. Wait a minute. Then stand.']);
  expect(toldOf(lesson, [0.3, 0, 0, 0.6], { selected: 1, most: 8 })).toEqual(['Then stand.', 'Get up slowly.']);
});

test('of a few words that were selected the sentence that they stand in may be a part of the answer', () => {
  const lesson = [sentence('Get up slowly and hold on to the rail.'), sentence('Wait.')];
  expect(toldOf(lesson, [0.9, 0.1], { inView: 'hold on' })).toEqual(['Get up slowly and hold on to the rail. Wait.']);
});

test('what stands under another heading is named with it, and beside another one only where it is likely', () => {
  const lesson = [
    sentence('Get up slowly.'),
    sentence('Wait.'),
    sentence('Call.', { section: ' Help', heading: 'Help', block: 1 }),
  ];
  expect(toldOf(lesson, [0, 0.4, 0.6])).toEqual(['**Help**: Call.', 'Wait.']);
  expect(toldOf(lesson, [0, 0.6, 0.4])).toEqual(['Wait.', '**Help**: Call.']);
  expect(toldOf(lesson, [0, 0.96, 0.04])).toEqual(['Wait.']);
});

test('a sentence that leans on the one before it is said with it, where there is room', () => {
  const lesson = ['Get up slowly.', 'Two people work it out.', 'It takes two minutes.'].map((text) => sentence(text));
  expect(toldOf(lesson, [0.1, 0.2, 0.7], { most: 6 })).toEqual(['It takes two minutes.']);
  expect(toldOf(lesson, [0.1, 0.0005, 0.7])).toEqual(['Two people work it out. It takes two minutes.']);
  const selected = { selected: 1, most: 12 };
  expect(toldOf(lesson, [0.1, 0.2, 0.7], selected)).toEqual(['It takes two minutes.', 'Get up slowly.']);
});

test('a list begins with the sentence that announces it, and nothing ends with what only announces', () => {
  const lesson = [
    sentence('Get up slowly.'),
    sentence('Three things help:'),
    entry('A rail.', 0),
    entry('It holds.', 0),
    entry('A light.', 1),
    sentence('So look:', { block: 2 }),
  ];
  expect(toldOf(lesson, [0, 0.05, 0.3, 0.2, 0.3, 0.1])).toEqual([
    'Three things help:\n\n- A rail. It holds.\n- A light.',
  ]);
});

test('what is no example to follow never ends what is said', () => {
  const lesson = [
    sentence('Leave names out.'),
    sentence("Instead of: 'Write to Mrs Ott.'"),
    sentence("Better: 'Write.'"),
  ];
  expect(toldOf(lesson, [0, 0.9, 0.1], { most: 7 }).join(' ')).not.toContain('Instead of');
  expect(toldOf(lesson, [0, 0.9, 0.1])).toEqual(["Instead of: 'Write to Mrs Ott.' Better: 'Write.'"]);
});

test('that something is made up is never all that is said of it', () => {
  const lesson = ['You need a film.', 'Made-up plan.', 'Falls: one at home.'].map((text) => sentence(text));
  expect(toldOf(lesson, [0, 0.9, 0.1])).toEqual(['Made-up plan. Falls: one at home.']);
  expect(toldOf([...lesson.slice(0, 1), sentence('Friday, 16:43 (made up).')], [0, 0.9])).toEqual([]);
});

test('what the organization has still to fill in is said only where just that is meant', () => {
  const blank = sentence('Which intervals does your organization ask for?', { isBlank: true });
  const lesson = [sentence('Turn the person.'), sentence('Look at the skin.'), blank];
  expect(toldOf(lesson, [0, 0.45, 0.55])).toEqual(['Look at the skin.']);
  expect(toldOf(lesson, [0, 0.3, 0.7])).toEqual(['Look at the skin. Which intervals does your organization ask for?']);
});

test('it is known what ends right before the selection, and what begins right after it', () => {
  const lesson = [sentence('Pressure drops.'), sentence('So get up slowly.'), sentence('Wait.')];
  const choice: Choice = {
    sentences: lesson,
    shares: [0.6, 0, 0.4],
    meant: { first: 1, last: 1 },
    inView: lesson[1]!.text,
    said: new Set(),
  };
  expect(tellStretches(choice, chooseStretches(choice, 57))).toMatchObject([
    { text: 'Pressure drops.', isRightBefore: true, isRightAfter: false },
    { text: 'Wait.', isRightBefore: false, isRightAfter: true },
  ]);
});

test('whatever a lesson says, stretches fit, do not meet, cross no heading and leave out what is in view', () => {
  const lessons = fc.array(
    fc.record({
      words: fc.integer({ min: 1, max: 30 }),
      section: fc.integer({ min: 0, max: 2 }),
      share: fc.float({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 25 },
  );
  fc.assert(
    fc.property(lessons, fc.nat(), fc.integer({ min: 10, max: 60 }), (told, at, most) => {
      const sentences = told.map(({ words, section }, i) =>
        sentence(`${'word '.repeat(words).trim()}.`, { section: String(section), heading: '', block: i }),
      );
      const selected = at % sentences.length;
      const choice: Choice = {
        sentences,
        shares: told.map(({ share }) => share),
        meant: { first: selected, last: selected },
        inView: sentences[selected]!.text,
        said: new Set(),
      };
      const stretches = chooseStretches(choice, most);
      const said = stretches.flatMap(({ first, last }) => sentences.slice(first, last + 1));
      expect(said.reduce((sum, { text }) => sum + countWords(text), 0)).toBeLessThanOrEqual(most);
      expect(new Set(said).size).toBe(said.length);
      expect(said).not.toContain(sentences[selected]);
      for (const { first, last } of stretches)
        expect(new Set(sentences.slice(first, last + 1).map(({ section }) => section)).size).toBe(1);
    }),
  );
});
