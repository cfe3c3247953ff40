import { expect, onTestFinished, test } from 'vitest';
import { createFliteNarrator } from './flite-narrator.ts';

test('the embedded voice reads texts aloud, each for itself', async () => {
  const narrator = createFliteNarrator()!;
  onTestFinished(() => narrator.close());
  const [short, long, empty] = await narrator.speak([
    'Ask first.',
    '-o is no option here: wash your hands before you touch somebody, and after.',
    '...',
  ]);
  expect(short!.rate).toBeGreaterThanOrEqual(8000);
  expect(long!.seconds).toBeGreaterThan(short!.seconds);
  expect(short!.seconds).toBeGreaterThan(0.4);
  expect(Math.max(...short!.samples)).toBeGreaterThan(1000);
  expect(empty!.seconds).toBeLessThan(2);
});
