import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlow, needsCard, recallOf } from './recall.ts';
import { newMemory, retrievabilityOf, review } from './scheduler.ts';

const quick = { seconds: 5, words: 30 };

test.each([
  { answer: 'wrong', credit: 0, certainty: null, recall: 'forgotten', isKept: true },
  { answer: 'wrong although sure', credit: 0, certainty: 'sure', recall: 'forgotten', isKept: true },
  { answer: 'mostly right', credit: 0.75, certainty: 'sure', recall: 'hard', isKept: true },
  { answer: 'right by a guess', credit: 1, certainty: 'guess', recall: 'hard', isKept: true },
  { answer: 'right', credit: 1, certainty: null, recall: 'good', isKept: false },
  { answer: 'right and fairly sure', credit: 1, certainty: 'fairly_sure', recall: 'good', isKept: false },
  { answer: 'right and sure', credit: 1, certainty: 'sure', recall: 'easy', isKept: false },
] as const)('an answer that is $answer was $recall', ({ credit, certainty, recall, isKept }) => {
  expect(recallOf({ credit, certainty, ...quick })).toBe(recall);
  expect(needsCard({ credit, certainty })).toBe(isKept);
});

test('who needs very long remembers it, but hardly', () => {
  expect(recallOf({ credit: 1, certainty: 'sure', seconds: 90, words: 30 })).toBe('hard');
  expect(recallOf({ credit: 1, certainty: 'sure', seconds: 90, words: 300 })).toBe('easy');
});

test('half right is not forgotten, and twice the usual time is not yet slow', () => {
  expect(recallOf({ credit: 0.5, certainty: null, ...quick })).toBe('hard');
  expect([50, 50.1].map((seconds) => isSlow({ seconds, words: 30 }))).toEqual([false, true]);
});

const at = new Date('2026-03-02T20:00:00Z');

test('what was forgotten comes back the next morning, what was easy much later', () => {
  const due = (recall: Parameters<typeof review>[1]) => review(null, recall, at).dueAt.toISOString();
  expect(due('forgotten')).toBe('2026-03-03T04:00:00.000Z');
  expect(due('good') < due('easy')).toBe(true);
});

test('what is known very well comes back after a year, to the same day for everybody', () => {
  let memory = review(null, 'easy', at);
  for (let i = 0; i < 10; i++) memory = review(memory, 'good', memory.dueAt);
  // A day or two more than 365, so that 'good' comes back later than 'hard'.
  expect(memory.scheduledDays).toBeGreaterThanOrEqual(365);
  expect(memory.scheduledDays).toBeLessThanOrEqual(367);
  expect(review(null, 'good', at)).toEqual(review(null, 'good', at));
  expect(review(null, 'good', at)).toMatchObject({ scheduledDays: 3, state: 2, reps: 1, lapses: 0, reviewedAt: at });
  expect(retrievabilityOf(review(null, 'good', at), new Date(at.getTime() + 3 * 86_400_000))).toBeCloseTo(0.9, 1);
});

test('a card is never due before its review, and nothing is known better by waiting', () => {
  const recalls = fc.array(
    fc.tuple(
      fc.constantFrom('forgotten' as const, 'hard' as const, 'good' as const, 'easy' as const),
      fc.integer({ min: 0, max: 200 }),
    ),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(recalls, fc.integer({ min: 1, max: 400 }), (steps, days) => {
      let now = at.getTime();
      let memory = newMemory(at);
      for (const [recall, wait] of steps) {
        now = Math.max(now, memory.dueAt.getTime()) + wait * 3_600_000;
        memory = review(memory, recall, new Date(now));
        expect(memory.dueAt.getTime()).toBeGreaterThan(now);
      }
      const soon = retrievabilityOf(memory, new Date(now + 3_600_000));
      const later = retrievabilityOf(memory, new Date(now + days * 86_400_000));
      expect(later).toBeLessThanOrEqual(soon);
      expect(later).toBeGreaterThanOrEqual(0);
      expect(soon).toBeLessThanOrEqual(1);
    }),
  );
});
