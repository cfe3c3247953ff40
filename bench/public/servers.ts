import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../product.ts';

const THIS_CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

export interface MeasuredServer {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

/** What is measured in turn: checkouts, which are started with the sample organizations, or servers that run. */
export function serversOf(given: readonly string[]): Promise<MeasuredServer[]> {
  return Promise.all((given.length > 0 ? given : [THIS_CHECKOUT]).map(serverOf));
}

async function serverOf(given: string): Promise<MeasuredServer> {
  if (given.startsWith('http')) return { name: given, origin: given, stop: async () => undefined };
  const product = await startProduct(resolve(given), null);
  return { name: given, origin: product.origin, stop: () => product.stop() };
}
