// Plays random histories of visits against the slow, obvious way of counting streaks, on every core: npm run streaks
// (-- HISTORIES SEED).
import { availableParallelism } from 'node:os';
import { root, run, tool } from './tools.ts';

const FILE = 'apps/api/src/features/gamification/streak/streak.laws.test.ts';
const [histories = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const processes = availableParallelism();
const started = performance.now();
const outcomes = await Promise.all(
  Array.from({ length: processes }, (_, i) =>
    run(process.execPath, [tool('vitest'), 'run', '--project', 'api', FILE, '-t', 'random histories'], {
      cwd: root,
      env: { STREAK_HISTORIES: String(Math.ceil(histories / processes)), STREAK_SEED: String(seed + i) },
      isQuiet: true,
    }),
  ),
);
const failed = outcomes.filter(({ isOk }) => !isOk);
for (const { output } of failed) process.stderr.write(output);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const verdict = failed.length === 0 ? 'every one as the slow way says' : 'not every one as the slow way says';
process.stdout.write(
  `${histories.toLocaleString('en')} random histories, seed ${seed}, in ${seconds} s on ${processes} cores: ${verdict}.\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
