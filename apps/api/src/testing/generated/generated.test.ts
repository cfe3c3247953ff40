import { globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeApi } from '#platform/http/openapi.ts';
import { expect, test } from 'vitest';
import { readModels } from './read-model-samples.ts';
import { recordStatements } from './record-statements.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const names = globSync('**/*.read-model.ts', { cwd: pathOf('../../features') }).map(
  (path) => `${path.split(sep)[0]}/${basename(path, '.read-model.ts')}`,
);

test('every read model has its statements checked in', () =>
  expect(Object.keys(readModels).toSorted()).toEqual(
    // What it exports is a piece of other statements.
    names.filter((name) => name !== 'gamification/rank').toSorted(),
  ));

test.each(Object.entries(readModels))(
  'the statements of %s are those that were checked in: `npm run generated` writes them anew',
  async (name, model) => {
    const asked = Object.keys(model.samples).map((title) => /^\w+/.exec(title)![0]);
    const functions = Object.entries(model.module).flatMap(([key, value]) => (typeof value === 'function' ? key : []));
    expect([...new Set(asked)].toSorted()).toEqual(functions.toSorted());
    const parts: string[] = [];
    for (const [title, ask] of Object.entries(model.samples)) {
      const statements = await recordStatements(ask);
      expect([title, statements.length > 0]).toEqual([title, true]);
      parts.push(`-- ${title}\n${statements.map((text) => `${text};\n`).join('\n')}`);
    }
    await expect(parts.join('\n')).toMatchFileSnapshot(pathOf(`../../../sql/${name}.sql`));
  },
);

test('the description of the API is the one that was checked in: `npm run generated` writes it anew', async () => {
  const { version } = JSON.parse(readFileSync(pathOf('../../../package.json'), 'utf8')) as { version: string };
  const description = `${JSON.stringify(
    describeApi(version, () => true),
    null,
    1,
  )}\n`;
  await expect(description).toMatchFileSnapshot(pathOf('../../../../../docs/openapi.json'));
});
