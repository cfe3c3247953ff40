import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Product } from '../product.ts';

const LEDGER = fileURLToPath(new URL('../../../apps/api/src/commands/ledger.ts', import.meta.url));

/**
 * What the command says that compares points, ranks and streaks with the ledger, a line for each organization. The
 * product must be stopped.
 */
export function whatLedgerSays({ settings }: Product): string[] {
  const said = execFileSync(process.execPath, [LEDGER, 'verify'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return said.trim().split('\n');
}
