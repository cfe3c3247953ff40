import { expect, test } from 'vitest';
import { careFor } from '../care.ts';
import { takesBack, wantsNobodyOfWork } from './tiredness.ts';

test.each([
  'i can not do this any more after night shift',
  'so tired after work',
  'i am exhausted, three night shifts in a row',
  'i am too tired for this lesson',
  'i am fed up with this course',
  'im so tired i can not think any more',
])('%s is tiredness', (text) => expect(careFor(text)).toBe('tired'));

test.each([
  ['i am so tired i can not do this any more', 'distress'],
  ['i can not take this any more, work makes me cry', 'distress'],
  ['so tired of work and of living, i want to die', 'self-harm'],
  ['i am tired of work, i can not cope any more', 'distress'],
  ['i made a terrible mistake on my shift and can not sleep', 'distress'],
] as const)('where %s may be more than that, all is said', (text, care) => expect(careFor(text)).toBe(care));

test.each([
  'why am i so tired after night shifts',
  'my patient is tired after work',
  'how do i stay awake on a night shift',
  'i am tired of work',
])('%s needs nobody but who asked', (text) => expect(['tired', null]).toContain(careFor(text)));

test.each([
  'no i mean the course. after night shift',
  'i am ok, i just mean i am tired of this',
  'i am fine, just tired',
])('%s takes it back', (text) => expect(takesBack(text)).toBe(true));

test.each([
  'no',
  'no i mean it, there is no point',
  'i am not ok',
  'i mean life',
  'what is sepsis',
  'no, i hate myself',
])('%s does not', (text) => expect(takesBack(text)).toBe(false));

test.each([
  'dont want to talk to the manager',
  'i can not tell my boss',
  'not my lead please',
  'i do not trust anybody at work',
])('%s wants somebody else to talk to', (text) => expect(wantsNobodyOfWork(text)).toBe(true));

test('who asks about a talk with a manager is answered', () => {
  expect(wantsNobodyOfWork('how do i talk to my manager about it')).toBe(false);
});
