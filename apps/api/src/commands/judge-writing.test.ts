// @module-tag ci
import { join } from 'node:path';
import { EVALUATION_DIR } from '@snapwell/demo-library/evaluation';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expect, test } from 'vitest';
import { checkLibrary, openFolder } from '#features/library/index.ts';
import { lessonsOf } from './check-writing.ts';
import { judgeWriting } from './judge-writing.ts';

test('in the half for tuning the rules name nine in ten flaws that they can see, and blame one good question in twenty', async () => {
  const { draft } = await checkLibrary(await openFolder(join(ORGANIZATIONS_DIR, 'riverside')));
  const lines = judgeWriting(join(EVALUATION_DIR, 'writing', 'tune.yaml'), lessonsOf(draft!));
  const shareOf = (what: string) => Number(/\(([\d.]+) %\)/.exec(lines.find((line) => line.startsWith(what))!)![1]);
  expect(shareOf('found and named, of those')).toBeGreaterThanOrEqual(90);
  expect(shareOf('wrongly blamed')).toBeLessThanOrEqual(5);
});
