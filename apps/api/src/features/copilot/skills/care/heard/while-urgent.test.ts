import { expect, test } from 'vitest';
import { getsWorse, isAlone } from './while-urgent.ts';

test.for([
  'doctor does not pick up',
  'it is just me here',
  'it is night and i do not want to wake the doctor',
  'nobody comes',
  'line is busy',
  'he said he comes later',
  'so do i just wait?',
  'i am alone',
  'can not reach the doctor',
])('%s: nobody comes', (text) => expect(isAlone(text)).toBe(true));

test.for(['he will not swallow', 'she can hardly breathe', 'getting sleepier', 'he is grey now', 'she passed out'])(
  '%s: it gets worse',
  (text) => expect(getsWorse(text)).toBe(true),
);

test.for([
  'what do i tell the family',
  'why does he sweat',
  'quiz me',
  'how many points does confused get',
  'thanks he is better now',
])('%s: neither', (text) => expect(isAlone(text) || getsWorse(text)).toBe(false));
