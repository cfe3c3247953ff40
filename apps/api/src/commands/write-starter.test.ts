import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { expect, onTestFinished, test } from 'vitest';
import { checkLibrary, describeProblem, openFolder } from '#features/library/index.ts';
import { writeStarter } from './write-starter.ts';

function anEmptyFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-starter-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

const fileOf = (kind: string) => `modules/01-first/01-steps/01-x${kind === 'article' ? '.md' : `.${kind}.yaml`}`;
const kinds = Object.keys(contentKinds);

test.for(kinds)('a new %s can be imported as it is written', async (kind) => {
  const dir = anEmptyFolder();
  writeStarter(kind, join(dir, fileOf(kind)));
  const { problems } = await checkLibrary(await openFolder(dir));
  expect((problems ?? []).map(describeProblem)).toEqual([]);
});

test.for(['scenes', 'conversation'])(
  'a new simulation to be played as %s can be imported as it is written',
  async (play) => {
    const dir = anEmptyFolder();
    const [file] = writeStarter('simulation', join(dir, fileOf('simulation')), play);
    expect(readFileSync(file!, 'utf8')).toContain(`play: ${play}`);
    const { problems } = await checkLibrary(await openFolder(dir));
    expect((problems ?? []).map(describeProblem)).toEqual([]);
  },
);

test('a new module, chapter, course, glossary and organization can be imported as they are written', async () => {
  const dir = anEmptyFolder();
  const files: [string, string][] = [
    ['article', fileOf('article')],
    ['module', 'modules/02-second/module.yaml'],
    ['chapter', 'modules/02-second/01-steps/chapter.yaml'],
    ['course', 'courses/all.yaml'],
    ['glossary', 'glossary.yaml'],
    ['organization', 'organization.yaml'],
  ];
  for (const [kind, file] of files) writeStarter(kind, join(dir, file));
  const { problems } = await checkLibrary(await openFolder(dir));
  expect((problems ?? []).map(describeProblem)).toEqual([]);
});
