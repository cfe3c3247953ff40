import { expect, test } from 'vitest';
import { readerOf } from '../ranking/network.ts';
import { FEW, trainOrder, trainYesNo } from './train-network.ts';

const NAMES = ['left', 'right', 'noise'];
/** Exactly one of two: no weight of either by itself tells it. */
const rows = [0, 1, 2, 3].map((at) => [at & 1, at >> 1, (at * 7) % 3]);
const isOneAlone = ([left, right]: readonly number[]) => left !== right;

test('what two inputs tell only together is learned', () => {
  const examples = rows.flatMap((row) => Array.from({ length: 60 }, () => ({ row, is: isOneAlone(row), weight: 1 })));
  const read = readerOf(trainYesNo(examples, NAMES), NAMES);
  expect(rows.map((row) => read(row) > 0)).toEqual(rows.map(isOneAlone));
});

test('the right row of each example comes first', () => {
  const examples = Array.from({ length: 120 }, (_, i) => {
    const features = [rows[0]!, rows[3]!, rows[1 + (i % 2)]!];
    return { features, answers: features.map(isOneAlone) };
  });
  const scores = examples[0]!.features.map(readerOf(trainOrder(examples, NAMES, FEW), NAMES));
  expect(scores[2]).toBeGreaterThan(Math.max(scores[0]!, scores[1]!));
});

test('the same examples give the same network', () => {
  const examples = rows.map((row) => ({ row, is: isOneAlone(row), weight: 1 }));
  expect(trainYesNo(examples, NAMES)).toEqual(trainYesNo(examples, NAMES));
});

test('inputs are known by their names, and one that was not learned counts nothing', () => {
  const network = trainYesNo(
    rows.map((row) => ({ row, is: row[0] === 1, weight: 1 })),
    NAMES,
  );
  const [known, other] = [readerOf(network, NAMES), readerOf(network, ['new', 'noise', 'right', 'left'])];
  for (const [left, right, noise] of rows)
    expect(other([99, noise!, right!, left!])).toBeCloseTo(known([left!, right!, noise!]));
});

test('what never differs is no matter of how large it is', () => {
  const read = (scale: number) => {
    const some = rows.map((row) => ({ row: [row[0]!, scale, row[2]!], is: row[0] === 1, weight: 1 }));
    return some.map(({ row }) => readerOf(trainYesNo(some, NAMES), NAMES)(row));
  };
  read(1).forEach((value, i) => expect(read(1000)[i]).toBeCloseTo(value, 1));
});
