import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webRoutes } from '@snapwell/contract/web-routes';
import { expect, test } from 'vitest';
import { faults } from '../../bench/faults/faults.ts';
import { groups } from '../../bench/mutation/groups.ts';
import { pictureVisitors } from '../../bench/public/picture-addresses.ts';
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

/** Their addresses hold an id that each server makes for itself. */
const WITHOUT_PICTURE = ['adminError', 'panelDocument', 'panelAssignment'];

test('each route has an address of which pictures are made, but those that only a server can name', () => {
  const pages = Object.values(pictureVisitors)
    .flatMap(({ addresses }): readonly string[] => addresses)
    .map((address) => address.split('?')[0]!);
  const without = Object.entries(webRoutes)
    .filter(([, { path }]) => {
      const pattern = new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
      return !pages.some((page) => pattern.test(page));
    })
    .map(([name]) => name);
  expect(without.toSorted()).toEqual(WITHOUT_PICTURE.toSorted());
});
