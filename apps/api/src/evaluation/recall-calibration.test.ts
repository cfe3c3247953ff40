import { expect, test } from 'vitest';
import { randomFrom } from '../demo/plans/plan-history.ts';
import { calibrate } from './recall-calibration.ts';

test('what is predicted of learners with a known memory is what they know, within five points of a hundred', () => {
  const bins = calibrate({ learners: 100, cardsEach: 40, days: 120, ahead: 14, random: randomFrom('recall') });
  const judged = bins.filter((bin) => bin !== null && bin.cards >= 50);
  expect(judged.length).toBeGreaterThan(3);
  for (const bin of judged) expect(Math.abs(bin!.predicted - bin!.actual)).toBeLessThan(0.05);
});
