import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../../bench/faults/faults.ts';
import { groups } from '../../bench/mutation/groups.ts';
import { root } from '../tools.ts';

// These lists name code that moves on, and are run seldom: what no longer fits is seen here.

test.each(faults)('the fault can be planted: $what', ({ feature, file, search }) => {
  const files = globSync(`apps/api/src/features/${feature}/**/${file}`, { cwd: root });
  const fitting = files.filter((path) => readFileSync(join(root, path), 'utf8').split(search).length === 2);
  expect(fitting).toHaveLength(1);
});

test.each(groups)('each pattern of the mutation group $name names a file', ({ mutate, tests }) => {
  const empty = [...mutate, ...tests].filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  expect(empty).toEqual([]);
});
