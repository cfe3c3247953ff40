// Plays 100,000 random histories of visits against the slow, obvious way of counting streaks: npm run streaks (-- 5000 for fewer).
import { root, run, tool } from './tools.ts';

const histories = process.argv[2] ?? '100000';
const { isOk } = await run(process.execPath, [tool('vitest'), 'run', '--project', 'api', 'apps/api/src/features/gamification/streak.test.ts'], {
  cwd: root,
  env: { STREAK_HISTORIES: histories },
});
process.exit(isOk ? 0 : 1);
