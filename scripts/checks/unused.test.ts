import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runTool } from '../tools.ts';

// What is read by its name in a text, or by a tool, stands in knip.json.
const findUnused = (cwd: string) => runTool('knip', ['--no-progress', '--no-config-hints'], { cwd, isQuiet: true });

test('every file, export and dependency is used', { timeout: 120_000 }, async () => {
  expect(await findUnused(root)).toMatchObject({ isOk: true });
});

test('an unused file, export and dependency are found', { timeout: 60_000 }, async () => {
  const { isOk, output } = await findUnused(join(root, 'scripts/fixtures/unused'));
  expect(isOk).toBe(false);
  for (const planted of ['src/forgotten.ts', 'unsaid', 'nobody-imports-this']) expect(output).toContain(planted);
});
