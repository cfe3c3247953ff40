import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each(['how can i quiz myself without a quiz', 'why do flashcards work', 'what is a good test question'])(
  'who asks about something does not begin it: %s',
  (question) => expect(understand(question, null).intent).not.toMatch(/quiz_me|flashcards|game|video_short/),
);

test.each([
  ['test my knowledge please', 'quiz_me'],
  ['give me some questions', 'quiz_me'],
])('who asks for it does: %s', (question, intent) => expect(understand(question, null).intent).toBe(intent));
