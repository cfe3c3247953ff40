import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect, test } from 'vitest';
import { plainCalendar } from '../streak/member-calendar.ts';
import { pastGains } from './past-gains.ts';

test('a course that was finished is written down although it pays nothing: a badge is given for it', () => {
  const at = new Date('2026-09-18T08:00:00Z');
  const course = { source: 'course', sourceId: 'hands', thingId: 'hands', points: 0 } as const;
  const { gains } = pastGains([{ at, finished: [], earned: [course] }], defaultPointRules, plainCalendar);
  expect(gains.map(({ source, points }) => [source, points])).toEqual([
    ['visit', 30],
    ['course', 0],
  ]);
});
