import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Question, questionTypeNames } from '@snapwell/contract/quizzes/question-types';
import { oneOfEach } from '@snapwell/contract/quizzes/questions.factory';
import { type QuizBody, quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { QuizEditor } from '#features/authoring/questions/quiz-editor.tsx';
import { LearnersView } from '#features/authoring/questions/learners-view.ts';
import { draw } from '#testing/draw.tsx';
import { LearnersQuestion } from './learners-question.tsx';

const media: ItemMedia = {
  files: [
    { path: 'media/room.svg', url: '/files/room.svg', type: 'image/svg+xml', width: 400, height: 200 },
    { path: 'media/a.svg', url: '/files/a.svg', type: 'image/svg+xml' },
    { path: 'media/b.svg', url: '/files/b.svg', type: 'image/svg+xml' },
  ],
  url: (path) => `/files/${path.replace('media/', '')}`,
  upload: async (file) => `media/${file.name}`,
};

/** The editor with whatever an author has written so far. */
function drawEditor(questions: readonly Question[], given: Partial<QuizBody> = {}) {
  // As much as a draft says: what is missing has its default.
  const written = { current: { ...given, questions: [...questions] } as QuizBody };
  function Stateful() {
    const [body, setBody] = useState(written.current);
    written.current = body;
    return (
      <QueryClientProvider client={new QueryClient()}>
        <LearnersView value={LearnersQuestion}>
          <QuizEditor body={body} onChange={setBody} problems={[]} media={media} />
        </LearnersView>
      </QueryClientProvider>
    );
  }
  return { ...draw(<Stateful />), written };
}

const seen = () => within(screen.getByRole('region', { name: 'As seen' }));
const write = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

async function add(person: ReturnType<typeof draw>['person'], kind: RegExp) {
  await person.click(screen.getByRole('button', { name: 'Add a question' }));
  await person.click(await screen.findByRole('menuitem', { name: kind }));
}

test('an empty quiz says how to begin, and the first question is written, seen and kept as it was typed', async () => {
  const { person, written } = drawEditor([]);
  expect(screen.getByText('No question yet')).toBeDefined();
  await add(person, /^One answer/);
  await person.type(screen.getByLabelText('Question'), 'Mr Adeyemi looks puzzled. What now?');
  write('Option A', 'Ask with words');
  write('Option B', 'Score him with PAINAD');
  write('Why option B is wrong', 'Too early.');
  await person.click(screen.getByRole('button', { name: 'Remove option D' }));
  await person.click(screen.getByRole('button', { name: 'Remove option C' }));
  write(/^Explanation/, 'Simpler forms often work.');
  expect(quizBody.parse(written.current).questions).toEqual([
    {
      id: 'q1',
      type: 'single_choice',
      prompt: 'Mr Adeyemi looks puzzled. What now?',
      options: [
        { text: 'Ask with words', correct: true },
        { text: 'Score him with PAINAD', correct: false, why: 'Too early.' },
      ],
      explanation: 'Simpler forms often work.',
      difficulty: 'medium',
      tags: [],
    },
  ]);
  expect(seen().getByRole('heading', { name: 'Mr Adeyemi looks puzzled. What now?' })).toBeDefined();
  expect(seen().getByRole('radio', { name: /Ask with words/ })).toBeDefined();
});

test('another option is made the right one, and the preview marks by it at once', async () => {
  const [question] = oneOfEach();
  const { person, written } = drawEditor([question!]);
  await person.click(screen.getByRole('button', { name: /Which comes first/ }));
  await person.click(screen.getByRole('button', { name: 'Option C is wrong: make it right' }));
  expect(
    (written.current.questions[0] as { options: { correct: boolean }[] }).options.map(({ correct }) => correct),
  ).toEqual([false, false, true]);
  await person.click(seen().getByRole('radio', { name: /Ask the person/ }));
  await person.click(seen().getByRole('button', { name: 'Check' }));
  expect(seen().getByRole('heading', { name: 'Not quite' })).toBeDefined();
  await person.click(seen().getByRole('button', { name: 'Answer it again' }));
  await person.click(seen().getByRole('radio', { name: /Wait/ }));
  await person.click(seen().getByRole('button', { name: 'Check' }));
  expect(seen().getByRole('heading', { name: 'That’s it' })).toBeDefined();
});

test('options are moved by keys, and their reasons go with them', async () => {
  const { person, written } = drawEditor([oneOfEach()[0]!]);
  await person.click(screen.getByRole('button', { name: /Which comes first/ }));
  screen.getByRole('button', { name: /^Move Option B, place 2 of 3/ }).focus();
  await person.keyboard('{ArrowUp}');
  expect((written.current.questions[0] as { options: unknown[] }).options).toEqual([
    { text: 'Look at the monitor', why: 'It says little about pain.', correct: false },
    { text: 'Ask the person', correct: true },
    { text: 'Wait', correct: false },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Option A').value).toBe('Look at the monitor');
  expect(screen.getByText('Option B: now at place 1 of 3.')).toBeDefined();
});

test.for(questionTypeNames.map((type, i) => [type, i] as const))(
  'a question of type %s is opened and shown without changing it, and what is written in it can be stored',
  { tags: ['ci'] },
  async ([, i]) => {
    const all = oneOfEach();
    const { person, written } = drawEditor(all);
    const before = structuredClone(written.current);
    await person.click(screen.getAllByRole('button', { name: new RegExp(`^${i + 1}`) })[0]!);
    expect(await seen().findByRole('heading', { name: shownAs(all[i]!.prompt) })).toBeDefined();
    expect(written.current).toEqual(before);
    // What is drawn must still be said.
    const prompt = `New words. ${all[i]!.prompt}`;
    write('Question', prompt);
    expect(quizBody.parse(written.current).questions[i]).toEqual({ ...all[i]!, prompt });
    expect(await seen().findByRole('heading', { name: shownAs(prompt) })).toBeDefined();
  },
);

/** A prompt as a learner sees it: with numbers where they are drawn. */
const shownAs = (prompt: string) =>
  new RegExp(
    `^${prompt
      .split('\n')[0]!
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
      .replaceAll(/\\\{\\\{.*?\\\}\\\}/g, String.raw`\d+`)}$`,
  );

const parsedLast = (written: { current: QuizBody }) => quizBody.parse(written.current).questions.at(-1)!;

test('every other type is written from nothing', async () => {
  const { person, written } = drawEditor([]);
  await add(person, /^True or false/);
  write('Question', 'A normal pulse rules pain out.');
  await person.click(
    within(screen.getByRole('group', { name: 'The statement is' })).getByRole('radio', { name: 'False' }),
  );
  write('What is said to who chose ‘True’ Optional', 'It does not.');
  expect(parsedLast(written)).toMatchObject({ type: 'true_false', answer: false, why_true: 'It does not.' });

  await add(person, /^In order/);
  write('Question', 'In which order?');
  for (const [n, step] of ['Ask', 'Choose', 'Act'].entries()) write(`Step ${n + 1}`, step);
  expect(parsedLast(written)).toMatchObject({ type: 'ordering', items: ['Ask', 'Choose', 'Act'] });

  await add(person, /^Pairs/);
  write('Question', 'Which for whom?');
  for (const n of [1, 2, 3]) {
    write(`Pair ${n}, left side`, `Left ${n}`);
    write(`Pair ${n}, right side`, `Right ${n}`);
  }
  await person.type(screen.getByLabelText(/^Further right sides/), 'One{Enter}Two');
  expect(parsedLast(written)).toMatchObject({
    type: 'matching',
    pairs: [{ left: 'Left 1', right: 'Right 1' }, {}, { right: 'Right 3' }],
    decoys: ['One', 'Two'],
  });

  await add(person, /^Categories/);
  write('Question', 'Fact or verdict?');
  write('Box 1', 'Fact');
  write('Box 2', 'Verdict');
  write('Card 1', 'Refused breakfast');
  write('Card 2', 'Is difficult');
  expect(parsedLast(written)).toMatchObject({ items: [{ category: 'one' }, { category: 'two' }] });

  await add(person, /^Blanks/);
  write('Question', 'Fill in.');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text with its blanks');
  fireEvent.change(text, { target: { value: 'After 15 minutes.' } });
  text.setSelectionRange(6, 8);
  await person.click(screen.getByRole('button', { name: 'Make a blank' }));
  expect(parsedLast(written)).toMatchObject({
    text: 'After {{blank-1}} minutes.',
    blanks: { 'blank-1': { accept: ['15'] } },
  });
  await person.type(screen.getByLabelText(/^May be off by, in blank-1/), '1');
  expect(parsedLast(written)).toMatchObject({ blanks: { 'blank-1': { tolerance: 1 } } });

  await add(person, /^A number/);
  write('Question', 'How many breaths?');
  write('Right number', '18.5');
  write('May be off by', '0.5');
  write(/^Unit/, 'per minute');
  expect(screen.getByText('18 to 19 is right')).toBeDefined();
  expect(parsedLast(written)).toMatchObject({ answer: 18.5, tolerance: 0.5, unit: 'per minute' });

  await add(person, /^In their own words/);
  write('Question', 'Why look again?');
  write('Idea 1', 'Whether it helped');
  await person.type(screen.getByLabelText(/^Words for idea 1/), 'relief{Enter}help');
  write('A good answer', 'To see whether it helped.');
  write(/^Rubric/, 'Full marks for relief.');
  expect(parsedLast(written)).toMatchObject({
    keywords: [{ idea: 'Whether it helped', any: ['relief', 'help'] }],
    rubric: 'Full marks for relief.',
  });
});

test('places are pointed at in the picture by keys, named, and one of them is to be found', async () => {
  const { person, written } = drawEditor([]);
  await add(person, /^Point at the picture/);
  write('Question', 'What is unsafe here?');
  await person.click(screen.getByRole('combobox', { name: 'Picture' }));
  await person.click(await screen.findByRole('option', { name: 'room.svg' }));
  write('What the picture shows', 'A room with a bed.');
  const picture = screen.getByRole('button', { name: /Arrow keys move a cross/ });
  picture.focus();
  await person.keyboard('{ArrowLeft}{Enter}{ArrowDown}{ArrowDown}{Enter}');
  write('Place 1', 'The floor');
  write('Place 2', 'The bell');
  expect(parsedLast(written)).toMatchObject({
    image: 'media/room.svg',
    areas: [
      { label: 'The floor', x: 46, y: 50, correct: true },
      { label: 'The bell', x: 46, y: 58, correct: false },
    ],
  });
});

test('help stands at its line, and a better wording is taken over by one press', async () => {
  const question = {
    ...oneOfEach()[0]!,
    options: [
      { text: 'Ask with words, for example none, mild, moderate or severe, or show him faces', correct: true },
      { text: 'Score with PAINAD', correct: false, why: 'Later.' },
      { text: 'Ask his daughter', correct: false, why: 'Her guess.' },
    ],
  } as Question;
  const { person, written } = drawEditor([question]);
  await person.click(screen.getByRole('button', { name: /Which comes first/ }));
  const note = screen.getByRole('complementary', { name: 'The right one gives itself away' });
  await person.click(within(note).getByRole('button', { name: 'Use this' }));
  const [option] = (written.current.questions[0] as { options: { text: string; why?: string }[] }).options;
  expect(option!.text).toBe('Ask with words');
  expect(option!.why).toContain('show him faces');
  expect(screen.queryByRole('complementary', { name: 'The right one gives itself away' })).toBeNull();
});

test('changing the kind carries over what it can, and asks before it loses something', async () => {
  const { person, written } = drawEditor([oneOfEach()[0]!]);
  await person.click(screen.getByRole('button', { name: /Which comes first/ }));
  await person.click(screen.getByRole('button', { name: 'Change the kind' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Several answers/ }));
  expect(written.current.questions[0]).toMatchObject({
    type: 'multiple_choice',
    options: [{ text: 'Ask the person' }, {}, {}],
  });
  await person.click(screen.getByRole('button', { name: 'Change the kind' }));
  await person.click(await screen.findByRole('menuitem', { name: /^A number/ }));
  expect(written.current.questions[0]!.type).toBe('multiple_choice');
  await person.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(written.current.questions[0]).toMatchObject({
    id: 'single-choice',
    type: 'numeric',
    prompt: 'Which comes first?',
  });
});

test('a draft that says nothing yet, or only some of it, is filled in where it is changed', async () => {
  const half = { id: 'h', type: 'single_choice', prompt: 'Half?', options: [{ text: 'One' }] } as unknown as Question;
  const { person, written } = drawEditor([half]);
  await person.click(screen.getByRole('button', { name: /Half/ }));
  write('Option A', 'First');
  expect(written.current.questions[0]).toMatchObject({
    difficulty: 'medium',
    tags: [],
    options: [{ text: 'First', correct: false }],
  });
});

test('settings of the quiz are written, and emptied fields are left out', async () => {
  const { person, written } = drawEditor(oneOfEach(), { attempts: 3 });
  await person.click(screen.getByRole('radio', { name: 'Settings' }));
  write('Pass mark, %', '70');
  await person.clear(screen.getByLabelText(/^Attempts/));
  await person.type(screen.getByLabelText(/^Questions drawn for each attempt/), '5');
  await person.type(screen.getByLabelText(/^Time limit/), '10');
  await person.click(screen.getByRole('radio', { name: 'At the end' }));
  await person.click(screen.getByRole('switch', { name: /^Mix questions/ }));
  expect(quizBody.parse(written.current)).toMatchObject({
    pass_mark: 70,
    draw: 5,
    time_limit: 10,
    feedback: 'end',
    shuffle: false,
  });
  expect(written.current.attempts).toBeUndefined();
});

test('questions are moved, copied, taken out and found among many', async () => {
  const [first] = oneOfEach();
  const many = Array.from({ length: 40 }, (_, i) => ({ ...first!, id: `n${i}`, prompt: `Case number ${i}?` }));
  const { person, written } = drawEditor(many);
  screen.getByRole('button', { name: /^Move Question 40,/ }).focus();
  await person.keyboard('{Home}');
  expect(written.current.questions[0]!.id).toBe('n39');
  await person.click(screen.getByRole('button', { name: 'Copy question 2' }));
  expect(written.current.questions).toHaveLength(41);
  expect(new Set(written.current.questions.map(({ id }) => id)).size).toBe(41);
  await person.click(screen.getByRole('button', { name: 'Remove question 1' }));
  expect(written.current.questions[0]!.id).toBe('n0');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this quiz' }), { target: { value: 'number 27?' } });
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Case number'))).toHaveLength(1);
});
