import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../tools.ts';

const CACHE = join(root, 'node_modules/.cache/sample-data');
const SOURCES = ['apps/api/{src,migrations}/**/*.{ts,sql}', 'packages/*/src/**/*.ts', 'packages/demo-library/**/*.*'];

/**
 * A data folder with the sample organizations, for tests to start on copies of. Made once for each state of the
 * sources and each day: the samples tell of days up to yesterday.
 */
export async function sampleData(): Promise<string> {
  const folder = join(CACHE, `${new Date().toISOString().slice(0, 10)}-${hashSources()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const making = mkdtempSync(join(CACHE, 'making-'));
  const { isOk, output } = await run(
    process.execPath,
    [join(root, 'apps/api/src/testing/make-sample-data.ts'), making],
    { isQuiet: true, env: { NODE_ENV: 'development', LOG_LEVEL: 'warn' } },
  );
  if (!isOk) throw new Error(`The sample data could not be made: ${output}`);
  for (const name of readdirSync(CACHE).filter((each) => !each.startsWith('making-') && join(CACHE, each) !== folder))
    rmSync(join(CACHE, name), { recursive: true, force: true });
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another run was done first.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
