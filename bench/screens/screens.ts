import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from '../measure.ts';
import { type Product, startProduct } from '../product.ts';
import { callsOfHome, openScreen, signInLearners } from './screen-calls.ts';

const THIS_CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
const OPENED_AT_ONCE = 8;
const OPENINGS = 160;
const WARM_UPS = 80;
const ROUNDS = 4;

interface Spent {
  readonly server: number;
  readonly database: number;
}

/**
 * What opening the home screen costs: processor time of the server and of the database's processes.
 * `npm run bench -- screens [OTHER_CHECKOUT]` measures this checkout, and another one in turn with it.
 */
export async function benchScreens(): Promise<void> {
  const [other] = process.argv.slice(3);
  const checkouts = [...(other ? [resolve(other)] : []), THIS_CHECKOUT];
  const engines = [null, ...(process.env.TEST_DATABASE_URL ? [process.env.TEST_DATABASE_URL] : [])];
  for (const engine of engines) await benchEngine(engine, checkouts);
}

async function benchEngine(databaseServer: string | null, checkouts: readonly string[]): Promise<void> {
  const products: Product[] = [];
  try {
    for (const checkout of checkouts) products.push(await startProduct(checkout, databaseServer));
    const opened = await Promise.all(
      products.map(async (product) => ({
        product,
        calls: await callsOfHome(product.origin),
        learners: await signInLearners(product.origin),
        spent: [] as Spent[],
      })),
    );
    for (const each of opened) await openMany(each, WARM_UPS);
    // In turn, and in the other order each time: what else the machine does meets all of them.
    for (let round = 0; round < ROUNDS; round++)
      for (const each of round % 2 === 0 ? opened : opened.toReversed()) each.spent.push(await measureOpenings(each));
    process.stdout.write(`\n${databaseServer === null ? 'embedded' : 'PostgreSQL'}, ${cpus().length} processors\n\n`);
    printTable(
      ['checkout', 'calls', 'server ms', 'database ms', 'both ms', 'each round'],
      opened.map(({ product, calls, spent }) => rowOf(product.checkout, calls.length, spent)),
    );
  } finally {
    for (const product of products) await product.stop();
  }
}

interface Opened {
  readonly product: Product;
  readonly calls: readonly string[];
  readonly learners: readonly string[];
}

async function measureOpenings(opened: Opened): Promise<Spent> {
  const before = await opened.product.processorTime();
  await openMany(opened, OPENINGS);
  const after = await opened.product.processorTime();
  return {
    server: (after.server - before.server) / OPENINGS,
    database: (after.database - before.database) / OPENINGS,
  };
}

async function openMany({ product, calls, learners }: Opened, times: number): Promise<void> {
  let next = 0;
  const openOneAfterAnother = async () => {
    for (let i = next++; i < times; i = next++) await openScreen(product.origin, calls, learners[i % learners.length]!);
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOneAfterAnother));
}

function rowOf(checkout: string, calls: number, spent: readonly Spent[]): string[] {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const both = spent.map(({ server, database }) => server + database);
  return [
    checkout === THIS_CHECKOUT ? 'this one' : 'the other one',
    String(calls),
    median(spent.map(({ server }) => server)).toFixed(1),
    median(spent.map(({ database }) => database)).toFixed(1),
    median(both).toFixed(1),
    both.map((value) => value.toFixed(1)).join(', '),
  ];
}
