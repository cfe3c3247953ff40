import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../tools.ts';
import { browserParts } from './endurance-parts.ts';

it('runs every file of browser tests that a normal run shortens or leaves out', () => {
  const shortened = globSync('e2e/specs/**/*.spec.ts', { cwd: root }).filter((file) =>
    /\b(some|onlyInEndurance|isEndurance|engines)\b.*support\/(endurance|product)/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  const names = shortened.map((file) => basename(file, '.spec.ts'));
  expect(names.toSorted()).toEqual(Object.values(browserParts).flat().toSorted());
});
