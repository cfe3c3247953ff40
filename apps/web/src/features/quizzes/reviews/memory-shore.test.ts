import { expect, test } from 'vitest';
import { historyCurve, layOutShore, topicsOf, topicsSeen } from './memory-shore.ts';

const cards = (dry: number, due: number) => [
  ...Array.from({ length: dry }, (_, at) => ({
    retrievability: 0.95,
    is_due: false,
    is_missed: false,
    topic: at % 2 ? 'Pain' : 'Falls',
  })),
  ...Array.from({ length: due }, () => ({ retrievability: 0.7, is_due: true, is_missed: false, topic: 'Pain' })),
];

test.each([
  [0, 1],
  [1, 0],
  [24, 24],
  [48, 0],
])('%i dry and %i due lie on the slope, the due ones in the water and numbered', (dry, due) => {
  for (const width of [358, 1152]) {
    const { dots, water } = layOutShore(cards(dry, due), { width, height: 400 });
    expect(dots).toHaveLength(dry + due);
    for (const { x, y, number } of dots) {
      expect(x > water.x).toBe(number !== null);
      expect([x > 0, x < width, y < 400]).toEqual([true, true, true]);
    }
    expect(dots.flatMap(({ number }) => number ?? [])).toEqual(Array.from({ length: due }, (_, at) => at + 1));
  }
});

test('with many due the water has risen: they lie in it', () => {
  const [few, many] = [3, 20].map((due) => layOutShore(cards(10, due), { width: 1152, height: 400 }));
  expect(many!.water.y).toBeLessThan(few!.water.y);
  for (const { y } of many!.dots.filter(({ number }) => number !== null))
    expect(y + many!.radius).toBeGreaterThan(many!.water.y);
});

test('what was missed stays in the water, below what is due and without a number', () => {
  const missed = { retrievability: 1, is_due: false, is_missed: true, topic: 'Pain' };
  const { dots, water } = layOutShore([missed, ...cards(4, 2)], { width: 1152, height: 400 });
  const wet = dots.filter(({ x }) => x > water.x);
  expect(wet.map(({ number, isMissed }) => [number, isMissed])).toEqual([
    [1, false],
    [2, false],
    [null, true],
  ]);
  expect(wet[2]!.x).toBeGreaterThan(wet[1]!.x);
  expect(topicsSeen([missed])).toEqual([]);
});

test('the most frequent topics have colours', () => {
  expect(topicsOf(cards(3, 2))).toEqual(['Pain', 'Falls']);
});

test('a topic is explained while one of its cards is not due, which would have another colour', () => {
  expect(topicsSeen(cards(2, 1))).toEqual([
    { topic: 'Pain', colour: 0 },
    { topic: 'Falls', colour: 1 },
  ]);
  expect(topicsSeen(cards(0, 3))).toEqual([]);
  expect(topicsSeen([...cards(1, 3), { retrievability: 0.9, is_due: false, is_missed: false, topic: null }])).toEqual([
    { topic: 'Falls', colour: 1 },
    { topic: null, colour: 4 },
  ]);
});

test('a card that was never asked has no curve; one that was begins at its first answer and ends today', () => {
  const room = { now: Date.parse('2026-11-22'), width: 240, height: 100 };
  expect(historyCurve([], 0, room)).toBeNull();
  const curve = historyCurve(
    [
      { at: '2026-10-01', recall: 'good' },
      { at: '2026-10-19', recall: 'forgotten' },
    ],
    0.9,
    room,
  )!;
  expect(curve.line.startsWith('M0.0 ')).toBe(true);
  expect(curve.end.x).toBe(240);
});
