import { expect, test } from 'vitest';
import { readClosely } from './read-closely.ts';

test.each([
  ['how did i get my points today', 'earned'],
  ['What did I get points for yesterday?', 'earned'],
  ['where do my points come from', 'earned'],
  ['am i getting better?', 'trend'],
  ['am I getting any better at hand hygiene', 'trend'],
  ['have i improved', 'trend'],
  ['which lessons have i finished', 'finished'],
  ["show me all the films I've watched", 'finished'],
  ['why did my streak go back to 1', 'streak_end'],
  ['what happened to my streak', 'streak_end'],
  ['what is my rank and who is in front of me', 'neighbours'],
  ['how far am i behind number one', 'neighbours'],
  ['how many points to rank 4', 'neighbours'],
  ['what do i need to be 3rd', 'neighbours'],
  ['why did i only get 6 points in the empty ampoule', 'earned_for'],
  ['why only 12 points for eighty applications', 'earned_for'],
  ['did i get points for this comic', 'earned_for'],
  ['have I already got my points for the empty ampoule', 'earned_for'],
  ['did i lose my streak', 'streak_end'],
  ['is my streak gone?', 'streak_end'],
  ['how long does all this take me still', 'time_left'],
  ['how many minutes are left in this module', 'time_left'],
  ['how long until i am done', 'time_left'],
  ['how do i get my streak back', 'streak_end'],
  ['how long do i still need for the falls module', 'time_left'],
  ["how long will it take me to get through what's left", 'time_left'],
  ['can i do the rest in an hour', 'time_left'],
  ['how many points has the sepsis quiz brought me', 'earned_for'],
  ['how many points to first place', 'neighbours'],
  ['how many points til the next one', 'neighbours'],
  ['my streak and how do i not lose it', 'streak_kept'],
  ['how can i keep my streak', 'streak_kept'],
  ['what do i have to do so that i dont lose my streak', 'streak_kept'],
  ["who's right behind me this week", 'neighbours'],
] as const)('%s asks for %s', (message, asked) => {
  expect(readClosely(message, null)).toBe(asked);
});

test('a time alone, after the points, asks for the points of that time; bringing back, after the streak, for it', () => {
  expect(readClosely('and how many this week', 'how many points do i have')).toBe('weeks');
  expect(readClosely('and today', 'how many points do i have')).toBe('earned');
  expect(readClosely('and how many this week', 'what is sepsis')).toBeNull();
  expect(readClosely('how do i get it back', 'did i lose my streak')).toBe('streak_end');
  expect(readClosely('how do i get it back', 'who took the key')).toBeNull();
});

test('what goes on from the points asks how they were earned', () => {
  expect(readClosely('and how did i get them today', 'how many points do i have')).toBe('earned');
  expect(readClosely('and how did i get them today', 'what is shear')).toBeNull();
});

test.each([
  'how do i earn more points',
  'do i get points for reading',
  'how many points did i get today',
  'what have i not finished',
  'which lessons did i finish this week',
  'which lesson did i finish last',
  'am i doing better than last week',
  'is she getting better',
  'why is a streak good',
  'what lies in front of me in the trolley',
])('%s asks for none of it', (message) => {
  expect(readClosely(message, 'how many points do i have')).toBeNull();
});

test('after what is due its time is asked for; after the card of the next step, why it is that one', () => {
  expect(readClosely('how long will that take me', "what's overdue")).toBe('time_asked');
  expect(readClosely('when is it due', 'what do i still have to do')).toBe('assigned');
  expect(readClosely('which one first', 'what do i have to do')).toBe('next');
  expect(readClosely('how long will that take me', 'how do i turn somebody')).toBeNull();
  expect(readClosely('why that one', 'what should i do next', true)).toBe('why_next');
  expect(readClosely('why', 'what should i do next', true)).toBe('why_next');
  expect(readClosely('why that one', 'which glove do i take')).toBeNull();
});

test.each([
  'how many points have i earned',
  'how many points has jonas earned',
  'how many points did the patient give the pain',
  'how long do i have to complete the sepsis bundle',
  'how long does a transfusion take to finish',
  'how much time left to take blood cultures',
  'how do i keep it sterile',
  'what is a streak and who keeps it',
  'how many points until the 3rd look is due',
  'what do i need for the 2nd check of a medicine',
])('%s is not asked of what comes closer', (message) => expect(readClosely(message, null)).toBeNull());
