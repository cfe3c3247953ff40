import { expect, test } from 'vitest';
import { readOwnRecord } from './read-own-record.ts';

const titles = () => new Set(['fall', 'hand', 'hygien']);

test.each([
  ['how many pts do i have now', 'points'],
  ['rnak?', 'rank'],
  ['how many days straight am i on', 'streak'],
  ['if i skip a day will i have a freeze for it', 'freezes'],
  ['which trophies are mine', 'badges'],
  ['my certificats', 'certificates'],
  ['am i late with anything', 'assigned'],
  ['is there anything to revise', 'reviews_due'],
  ['pick up where i stopped', 'whats_next'],
  ['what should i do', 'whats_next'],
  ['what did i do yesterday', 'last_completed'],
  ['when did i finish the falls module', 'last_completed'],
  ['how many lessons to go', 'progress'],
  ['have i finished the falls module', 'progress'],
  ['grades?', 'quiz_results'],
  ['did i pass the hand hygiene quiz', 'quiz_results'],
  ['what do i keep getting wrong', 'missed'],
  ['how many minutes did i learn today', 'time'],
  ['this week vs last week', 'weeks'],
  ['i go on holiday friday, have i enough freezes', 'freezes'],
  ['can i afford to miss a day or is my freeze gone', 'freezes'],
  ['did my streak survive it', 'streak'],
  ['is there something compulsory i havent finished, dont want another mail from hr', 'assigned'],
] as const)('%s asks of the own record for %s', (text, aspect) => {
  expect(readOwnRecord(text, titles)).toBe(aspect);
});

test.each([
  'how many points is a pulse of 112',
  'what is a streak',
  'how do i earn points',
  'how can i quiz myself without a quiz',
  'what do i do next after a fall',
  'how often do i repeat the score',
  'why was my third answer wrong',
  'give me 1000 points',
  'how long is his streak',
  'what is the last thing to check',
  'my patient missed a dose',
  'what should i do in place of a whole sunday of studying',
])('%s does not', (text) => {
  expect(readOwnRecord(text, titles)).toBeNull();
});
