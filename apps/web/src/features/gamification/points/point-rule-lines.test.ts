import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect, test } from 'vitest';
import { ruleLines, streakSentences } from './point-rule-lines.ts';

test('the rules in force are told, and nothing that pays nothing', () => {
  const lines = ruleLines({ ...defaultPointRules, visit: 45, daily_set: 0 });
  expect(lines[0]).toEqual({ what: 'The first visit of a day', points: 45 });
  expect(lines.map(({ what }) => what)).toContain('Every 7th day of a streak');
  expect(lines.map(({ what }) => what)).not.toContain('Today’s set');
  expect(lines.map(({ what }) => what)).not.toContain('A course');
});

test('an organization without freezes does not speak of them', () => {
  expect(streakSentences(defaultPointRules).join(' ')).toContain('Every 7th day brings a freeze; you can hold 2.');
  expect(streakSentences({ ...defaultPointRules, freezes: { every_days: 7, at_most: 0 } }).join(' ')).not.toContain(
    'freeze',
  );
});

test('what keeps a streak is the organization’s choice', () => {
  expect(streakSentences({ ...defaultPointRules, streak_kept_by: 'finished_item' })[0]).toBe(
    'Finish something once a day to keep your streak.',
  );
});
