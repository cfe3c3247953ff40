import { type Arrangement, byKey, type Draw, type QuestionRules, spotOf } from './question-rules.ts';

/**
 * Counts pairs of items that stand in the right order, less those that do not: one slip costs little, a shuffled list
 * earns nothing on average and a reversed one nothing at all.
 */
export const orderingRules: QuestionRules<'ordering'> = {
  arrange: ({ items }, draw) => [mixed(items.length, draw)],
  show: ({ type, items }, [order = []]) => ({ type, items: order.map((n, id) => ({ id, text: items[n]! })) }),
  normalize: ({ type, order }, arrangement, { items }) =>
    order.length === items.length ? toAuthors(type, order, arrangement) : null,
  present: ({ type, order }, [shown]) => ({ type, order: order.map((n) => spotOf(shown, n)) }),
  isBlank: ({ order }) => order.length === 0,
  mark: ({ items }, { order }) => byKey(1 - (2 * inversions(order)) / ((items.length * (items.length - 1)) / 2)),
  reveal: ({ type, items }, [shown]) => ({ type, order: items.map((_, n) => spotOf(shown, n)) }),
  describe: ({ items }, { order }) => order.map((n) => items[n] ?? '').join(' → '),
  describeKey: ({ items }) => items.join(' → '),
};

function toAuthors(type: 'ordering', order: readonly number[], [shown]: Arrangement) {
  const kept = order.map((spot) => shown?.[spot]);
  return kept.every((n) => n !== undefined) ? { type, order: kept } : null;
}

/** Never already in the right order: there would be nothing to do. */
function mixed(count: number, draw: Draw): number[] {
  const order = draw(count);
  return inversions(order) > 0 ? order : [...order.slice(1), order[0]!];
}

function inversions(order: readonly number[]): number {
  return order.reduce((sum, n, i) => sum + order.slice(i + 1).filter((later) => later < n).length, 0);
}
