import { expect, test } from 'vitest';
import { pageQuestions } from './page-questions.ts';

const heard = (question: string): string | null => {
  const text = question.toLowerCase();
  const found = pageQuestions.find(({ words, unless }) => words.some((each) => each.test(text)) && !unless?.test(text));
  return found ? names[pageQuestions.indexOf(found)]! : null;
};
const names = ['glossary', 'next', 'speed', 'share', 'save', 'streak', 'names', 'reminder', 'chores'];

test.each([
  ['where can i look up the underlined words', 'glossary'],
  ['where is the glossary', 'glossary'],
  ['how do i get to the next page', 'next'],
  ['can i watch it faster', 'speed'],
  ['how do i slow the film down', 'speed'],
  ['can i send this page to my team', 'share'],
  ['how do i share this lesson with a colleague', 'share'],
  ['can i save this page for later somewhere', 'save'],
  ['where do i find what i saved', 'save'],
  ['the streak number stresses me, can i switch it off somewhere', 'streak'],
  ['can i switch the streak off somewhere', 'streak'],
  ['how do i hide my streak', 'streak'],
  ['is it ok if i tell u the name of my patient', 'names'],
  ['can i write names of my patients here', 'names'],
  ['can it remind me on the phone to come back', 'reminder'],
  ['can you translate a mail for me', 'chores'],
  ['write me a reply to my boss that i am sick', 'chores'],
  ['can you write an entry about a fall for me', 'chores'],
] as const)('%s asks about %s', (question, name) => {
  expect(heard(question)).toBe(name);
});

test.each([
  'can i send this to my patient',
  'can i share the data with a colleague',
  'can i keep this needle for later',
  'where do i look up a dose',
  'can i send the list to my team',
  'how do i switch off the pump',
  'does the drip run faster',
  'can i slow the infusion down',
  'what do i write in a note about a fall',
  'can you write a summary of this page',
  'can somebody remind me what a stage 2 is',
])('%s asks a lesson', (question) => {
  expect(heard(question)).toBeNull();
});
