import { expect, test } from 'vitest';
import { lengthWanted, wantsPageSummary } from './page-summary.ts';

test.each([
  'short summary please',
  'what is in the film',
  'cant watch with sound, tell me what the film says',
  'whats happening in this comic',
  'what does this picture show',
  'whats this about?',
  'make this shorter',
  'tl;dr',
  'Explain this page to me in three sentences',
  'sum it up pls',
  'main points?',
  'what can i learn here',
  'now the lesson in five bullet points',
  'can you give me them in a short list',
  'what does the rest of it say, short version',
])('"%s" wants the gist of the page', (question) => {
  expect(wantsPageSummary(question)).toBe(true);
});

test.each([
  'what does the R mean',
  'what is in the crash trolley',
  'summary of the fall protocol',
  'explain this',
  'simpler',
  'in two sentences please',
  'what does the rest of the team do',
  'put the steps in a list',
  'what is the most important number',
])('"%s" wants something else', (question) => {
  expect(wantsPageSummary(question)).toBe(false);
});

test('so many sentences or points are wanted as are named', () => {
  expect(lengthWanted('Explain this page in three sentences')).toEqual({ number: 3, isProse: true });
  expect(lengthWanted('the 5 main points')).toEqual({ number: 5, isProse: false });
  expect(lengthWanted('a summary')).toBeNull();
});
