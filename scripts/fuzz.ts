// Sends requests that are made from the API's description, valid, nearly so and hostile, as all kinds of callers, to
// the real server on an embedded database: npm run fuzz (-- REQUESTS SEED).
import { root, run, tool } from './tools.ts';

const FILE = 'apps/api/src/security/fuzz.test.ts';
const [requests = 30_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const started = performance.now();
const { isOk, output } = await run(process.execPath, [tool('vitest'), 'run', '--project', 'api', FILE], {
  cwd: root,
  env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed), TEST_DATABASE_URL: '' },
  isQuiet: true,
});
process.stdout.write(isOk ? `${/^Answers by status.*$/m.exec(output)?.[0] ?? ''}\n` : output);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(
  `${requests.toLocaleString('en')} requests, seed ${seed}, in ${seconds} s: ${isOk ? 'every answer is one of the contract' : 'not every answer is one of the contract'}.\n`,
);
process.exit(isOk ? 0 : 1);
