import { expect, test } from 'vitest';
import { wantsOtherwise } from './wants-otherwise.ts';

test.each([
  'simpler please',
  'shorter',
  'again, slower',
  'put it another way',
  "explain like i'm new here",
  'i dont get it, other words?',
  'too long, in one short sentence?',
  'say that a bit simpler so i can tell the son',
  'say it a bit shorter so I can write it on a card',
  'In simpler language please, I want to tell it to a trainee.',
  'huh? slower please im bad with maths',
  'can you say it simpler, my english is not so good',
  'break it down for me',
])('%s wants it otherwise', (question) => {
  expect(wantsOtherwise(question)).toBe(true);
});

test.each([
  'explain sepsis like im new here',
  'what is shear in one sentence',
  'is a shorter rub enough',
  'why slower',
  'do i measure again',
  'may i turn her again after an hour',
  'should i speak slower',
  'a simple example',
  'make a short about this',
  'again with gloves?',
  'summarize this',
])('%s does not', (question) => {
  expect(wantsOtherwise(question)).toBe(false);
});
