import { z } from 'zod';

/** A network with one layer of hidden units, beside which each input also counts by itself. */
export const network = z.strictObject({
  /** The names of what goes in. */
  inputs: z.array(z.string()),
  /** How much each input counts by itself. */
  straight: z.array(z.number()),
  /** Units that see what several inputs together tell: what goes in, and how much what comes out counts. */
  hidden: z.array(z.strictObject({ weights: z.array(z.number()), bias: z.number(), output: z.number() })),
  bias: z.number(),
});
export type Network = z.output<typeof network>;

/** What comes out of a network for a row of inputs. */
export type Reader = (row: readonly number[]) => number;

/**
 * Reads rows of the inputs `names`, in their order. An input that the network has not learned counts nothing, so that a
 * new one can be added before it is learned.
 */
export function readerOf({ inputs, straight, hidden, bias }: Network, names: readonly string[]): Reader {
  const places = names.map((name) => inputs.indexOf(name));
  const inOrder = (weights: readonly number[]) => Float64Array.from(places, (at) => (at < 0 ? 0 : weights[at]!));
  const own = inOrder(straight);
  const units = hidden.map((unit) => ({ ...unit, weights: inOrder(unit.weights) }));
  return (row) =>
    units.reduce(
      (sum, unit) => sum + unit.output * Math.tanh(unit.bias + product(row, unit.weights)),
      bias + product(row, own),
    );
}

function product(row: readonly number[], weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += row[k]! * weights[k]!;
  return sum;
}
