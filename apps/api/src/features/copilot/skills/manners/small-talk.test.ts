import { expect, test } from 'vitest';
import { isSmallTalk } from './small-talk.ts';

test.each([
  'ok',
  'lol ok',
  'ok great',
  'haha nice',
  'oh well, fair enough',
  'hi, hard shift today',
  'what a night',
  'pff, it was a really long day',
  'Good evening, I have some questions to this text',
  'hi, can i ask you something',
])('%s is said in passing', (said) => {
  expect(isSmallTalk(said)).toBe(true);
});

test.each([
  'yes',
  'no',
  'ok and with gloves?',
  'right side or left',
  'good hand hygiene',
  'hard shift today, i gave the wrong dose',
  'bad night, he fell twice',
  'i have a question about gloves, are they enough',
  'long day without water',
  'great pain',
])('%s is not', (said) => {
  expect(isSmallTalk(said)).toBe(false);
});
